import { Accordion } from '@vitrine/components';

const items = [
  { id: 'delivery', title: 'Delivery', content: 'We send it within a day.' },
  { id: 'returns', title: 'Returns', content: 'You have thirty days.' },
];

export const Questions = () => <Accordion items={items} />;
