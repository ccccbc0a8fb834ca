import { Tabs } from '@vitrine/components';

const items = [
  { id: 'details', title: 'Details', content: 'A frame of steel.' },
  { id: 'care', title: 'Care', content: 'Oil the chain once a month.' },
];

export const Product = () => <Tabs aria-label="About the bicycle" items={items} />;
