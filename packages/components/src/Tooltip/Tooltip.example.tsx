import type { Examples } from '../testing/examples.js';
import { Button } from '../Button/Button.js';
import { Tooltip } from './Tooltip.js';

export const examples: Examples = {
  Tooltip: <Tooltip content="Close" trigger={(props) => <Button {...props}>X</Button>} />,
};
