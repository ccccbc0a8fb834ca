import type { ComponentDocs } from '@vitrine/story-kit/docs';
import { HStack } from '../HStack/HStack.js';
import { Text } from '../Text/Text.js';
import { Avatar } from './Avatar.js';

export default {
  purpose: 'A person, as a picture or as initials.',
  use: 'Use it beside the words of a person, such as a review, or for the account.',
  avoid: 'For a picture of a product, use an `Image`. For a button of the account, put an icon into an `IconButton`.',
  behavior: [
    'It renders on the server and adds no script.',
    'The initials show until the picture has loaded, and if it fails. A name without letters shows an icon.',
  ],
  keys: [],
  announced: 'A screen reader announces an image with the name.',
  dos: [
    {
      text: 'Hide it from screen readers beside the written name: `aria-hidden`.',
      picture: (
        <HStack gap={3}>
          <Avatar name="Ada Lovelace" aria-hidden />
          <Text>Ada Lovelace</Text>
        </HStack>
      ),
    },
  ],
  donts: [
    {
      text: 'Give it a role instead of a name: everybody has the same initials then.',
      picture: (
        <HStack gap={3}>
          <Avatar name="Customer" />
          <Avatar name="Customer" />
        </HStack>
      ),
    },
  ],
  related: ['Badge', 'Image', 'Rating'],
  picture: <Avatar name="Ada Lovelace" size="lg" />,
} satisfies ComponentDocs;
