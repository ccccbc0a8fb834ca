import type { ComponentDocs } from '@vitrine/story-kit/docs';
import { Price, Skeleton, VStack } from '@vitrine/components';
import { bicyclePicture, usd } from '@vitrine/story-kit/samples';

export default {
  purpose:
    'The placeholder of a `ProductBox` that is loading: picture, name and price, and bones for the form, in the same places.',
  use: 'Use it so that the page after a link shows its product at once.',
  avoid: 'If the server renders the page, use a `ProductBox` alone: the HTML then has the whole product.',
  keys: [],
  announced: "A screen reader announces the product's name as a heading, its picture and its price.",
  dos: [
    {
      text: 'Make it the `fallback` of a `Suspense` around a `ProductBox` that `lazy` loads.',
      picture: (
        <VStack gap={2}>
          {bicyclePicture}
          <Price price={usd('1299')} />
          <Skeleton shape="text" lines={2} />
        </VStack>
      ),
    },
  ],
  donts: [{ text: 'Show it if the server renders the page.', noPicture: 'It would be gone before anybody sees it.' }],
  related: ['ProductBox', 'Skeleton'],
  picture: (
    <VStack gap={2}>
      {bicyclePicture}
      <Price price={usd('1299')} />
    </VStack>
  ),
} satisfies ComponentDocs;
