import type { PicturedRules } from '@vitrine/story-kit/rules';
import { Heading } from '../Heading/Heading.js';
import { VStack } from '../VStack/VStack.js';
import { Accordion } from './Accordion.js';

export const picture = (
  <Accordion
    items={[
      { id: 'delivery', title: 'Delivery', content: 'Two days' },
      { id: 'returns', title: 'Returns', content: 'Sixty days' },
    ]}
  />
);

export const rules: PicturedRules = {
  do: [
    'Give it the heading level',
    <VStack key="do" gap={2}>
      <Heading level={2} size="lg">
        Good to know
      </Heading>
      <Accordion items={['Delivery', 'Returns'].map((title) => ({ id: title, title, content: 'Two days' }))} />
    </VStack>,
  ],
  dont: [
    'Make it exclusive',
    <Accordion
      key="dont"
      defaultExpandedKeys={['Delivery']}
      items={[
        {
          id: 'Delivery',
          title: 'Delivery',
          content: <Accordion items={['By post', 'By bicycle'].map((title) => ({ id: title, title, content: '' }))} />,
        },
      ]}
    />,
  ],
};
