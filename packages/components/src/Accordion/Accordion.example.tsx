import type { Examples } from '../testing/examples.js';
import { Accordion } from './Accordion.js';

export const examples: Examples = {
  Accordion: <Accordion isExclusive headingLevel={3} items={[{ id: 'a', title: 'Delivery', content: 'Two days' }]} />,
};
