import type { ComponentDocs } from '@vitrine/story-kit/docs';
import { usd } from '@vitrine/story-kit/samples';
import { HStack } from '../HStack/HStack.js';
import { Text } from '../Text/Text.js';
import { Price } from './Price.js';

export default {
  purpose: 'A price in its own currency, in the format of the locale.',
  use: 'Use it for every amount of money. With a regular price, it is a sale price; with a maximum, a range.',
  avoid: 'For a number that is not money, use a `Text`.',
  behavior: [
    'Amounts are text, so that no digit is lost. The currency decides on the decimal places: two for USD, none for JPY, three for KWD.',
  ],
  keys: [],
  announced: {
    columns: ['Visible', 'A screen reader announces'],
    rows: [
      ['$48.00', '$48.00'],
      ['$48.00 ~~$60.00~~', 'Sale price $48.00, Regular price $60.00'],
      ['$10.00 – $20.00', '$10.00 to $20.00'],
      ['n/a', 'n/a'],
    ],
  },
  dos: [
    {
      text: 'Give the locale of the page.',
      picture: (
        <HStack gap={6}>
          <Price price={usd('1299')} locale="en-US" />
          <Price price={usd('1299')} locale="de-DE" />
        </HStack>
      ),
    },
  ],
  donts: [
    {
      text: 'Convert or round the amount first: it shows the exact amount that it is given.',
      picture: (
        <HStack gap={6}>
          <Price price={usd('48.50')} />
          <Text>≈ $49</Text>
        </HStack>
      ),
    },
  ],
  related: ['Text'],
  picture: <Price price={usd('48')} compareAtPrice={usd('60')} />,
} satisfies ComponentDocs;
