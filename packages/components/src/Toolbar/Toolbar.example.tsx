import type { Examples } from '../testing/examples.js';
import { Button } from '../Button/Button.js';
import { Divider } from '../Divider/Divider.js';
import { Toolbar } from './Toolbar.js';

export const examples: Examples = {
  Toolbar: (
    <Toolbar aria-label="List of orders">
      <Button variant="ghost">Print</Button>
      <Divider orientation="vertical" />
      <Button variant="ghost">Export</Button>
    </Toolbar>
  ),
};
