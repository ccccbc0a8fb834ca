import type { Examples } from '../testing/examples.js';
import { Tab } from './Tab.js';
import { Tabs } from './Tabs.js';

export const examples: Examples = {
  Tabs: <Tabs aria-label="Product" items={[{ id: 'a', title: 'Details', content: 'Steel' }]} />,
  Tab: (
    <Tabs aria-label="Product">
      <Tab id="a" title="Details">
        Steel
      </Tab>
    </Tabs>
  ),
};
