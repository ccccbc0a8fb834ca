import type { ComponentDocs } from '@vitrine/story-kit/docs';
import { Heading, Image, Text, VStack } from '@vitrine/components';
import { bicyclePicture, kettle } from '@vitrine/story-kit/samples';

export default {
  purpose: 'The products that a shopper viewed last, below the current one.',
  use: "Use it on a product's page, below its main content.",
  avoid: 'For recommendations of the platform, use a `ProductRow`.',
  behavior: [
    'Only the browser stores the products, without prices, which may have changed. A browser without storage shows nothing. It runs in the browser, and appears if there are any.',
  ],
  keys: [],
  announced:
    'A screen reader announces the title as a heading, then a carousel of that name, with each product as one link.',
  dos: [
    {
      text: 'Give it the product of the page, which it stores for the next one.',
      picture: (
        <VStack gap={3}>
          <Heading level={3}>Floor pump</Heading>
          <Text weight="semibold">Recently viewed</Text>
          <Image src={kettle} alt="" aspectRatio="4 / 5" style={{ inlineSize: '6rem' }} />
        </VStack>
      ),
    },
  ],
  donts: [
    {
      text: "Put it above the page's main content.",
      picture: (
        <VStack gap={3}>
          <Text weight="semibold">Recently viewed</Text>
          <Image src={kettle} alt="" aspectRatio="4 / 5" style={{ inlineSize: '6rem' }} />
          <Heading level={3}>Floor pump</Heading>
        </VStack>
      ),
    },
  ],
  related: ['ProductRow'],
  picture: (
    <VStack gap={2}>
      <Text weight="semibold">Recently viewed</Text>
      {bicyclePicture}
    </VStack>
  ),
} satisfies ComponentDocs;
