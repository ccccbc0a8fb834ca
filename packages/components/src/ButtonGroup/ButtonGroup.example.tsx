import type { Examples } from '../testing/examples.js';
import { Button } from '../Button/Button.js';
import { ButtonGroup } from './ButtonGroup.js';

export const examples: Examples = {
  ButtonGroup: (
    <ButtonGroup aria-label="Order 1042" isAttached>
      <Button variant="outline">Invoice</Button>
      <Button variant="outline">Return</Button>
    </ButtonGroup>
  ),
};
