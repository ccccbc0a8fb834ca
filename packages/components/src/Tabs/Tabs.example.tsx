import type { Examples } from '../testing/examples.js';
import { Tabs } from './Tabs.js';

export const examples: Examples = {
  Tabs: <Tabs aria-label="Product" items={[{ id: 'a', title: 'Details', content: 'Steel' }]} />,
};
