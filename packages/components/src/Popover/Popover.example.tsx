import type { Examples } from '../testing/examples.js';
import { Button } from '../Button/Button.js';
import { Popover } from './Popover.js';

export const examples: Examples = {
  Popover: (
    <Popover title="Filter" trigger={<Button>Filter</Button>}>
      Content
    </Popover>
  ),
};
