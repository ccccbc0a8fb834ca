import type { ComponentDocs } from '@vitrine/story-kit/docs';
import { Heading } from '../Heading/Heading.js';
import { VStack } from '../VStack/VStack.js';
import { Accordion } from './Accordion.js';

export default {
  purpose: 'A list of disclosures: titles that show and hide the content below them.',
  use: "Use it for several texts if shoppers need only a few of them, such as delivery and returns on a product's page.",
  avoid: 'For a single title, use a `Disclosure`. If one panel always shows, use `Tabs`.',
  behavior: [
    'The titles are native `<details>`: they work without scripts, and an exclusive accordion is exclusive before scripts have loaded.',
  ],
  keys: [
    { keys: 'Tab, Shift + Tab', action: 'to the next or the previous title' },
    { keys: 'Enter, Space', action: 'opens or closes' },
  ],
  announced:
    'A screen reader announces each title as “expanded” or “collapsed” and, with `headingLevel`, as a heading.',
  dos: [
    {
      text: "Give it the heading level that fits the page's outline.",
      picture: (
        <VStack gap={2}>
          <Heading level={2} size="lg">
            Good to know
          </Heading>
          <Accordion items={['Delivery', 'Returns'].map((title) => ({ id: title, title, content: 'Two days' }))} />
        </VStack>
      ),
    },
  ],
  donts: [
    {
      text: 'Nest accordions.',
      picture: (
        <Accordion
          defaultExpandedKeys={['Delivery']}
          items={[
            {
              id: 'Delivery',
              title: 'Delivery',
              content: (
                <Accordion items={['By post', 'By bicycle'].map((title) => ({ id: title, title, content: '' }))} />
              ),
            },
          ]}
        />
      ),
    },
    { text: 'Make it exclusive if people compare two sections.' },
  ],
  related: ['Disclosure', 'Tabs'],
  picture: (
    <Accordion
      items={[
        { id: 'delivery', title: 'Delivery', content: 'Two days' },
        { id: 'returns', title: 'Returns', content: 'Sixty days' },
      ]}
    />
  ),
} satisfies ComponentDocs;
