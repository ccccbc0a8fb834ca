import type { Examples } from '../testing/examples.js';
import { Switch } from './Switch.js';

export const examples: Examples = {
  Switch: <Switch label="In stock" description="Only" defaultSelected />,
};
