import type { ComponentDocs } from '@vitrine/story-kit/docs';
import { bicycle, bicyclePicture, Label } from '@vitrine/story-kit/samples';
import { Text } from '../Text/Text.js';
import { VStack } from '../VStack/VStack.js';
import { Image } from './Image.js';

export default {
  purpose: 'A picture that has its size from the start, so that nothing moves when it loads or fails.',
  use: 'Use it for every picture of the shop.',
  avoid: 'For a picture that shoppers enlarge, use a `Zoom`. For a small symbol, use an icon from `Icons`.',
  behavior: [
    'It renders on the server and adds no script: the replacement of a failed picture, its text on the panel colour, is drawn by CSS alone.',
    "A `loader` returns the image host's URL of each size, from `src`, width, format, quality and crop:",
    `\`\`\`ts
const loader: ImageLoader = ({ src, width, format }) => \`\${src}?width=\${width}&format=\${format}\`;
\`\`\``,
  ],
  keys: [],
  announced: 'A screen reader announces “A bicycle wheel, image”; it skips a picture with an empty `alt`.',
  dos: [
    {
      text: 'Give its own size, `htmlWidth` and `htmlHeight` or `width` and `height`, or an `aspectRatio`.',
      picture: <Image src={bicycle} alt="" aspectRatio="2 / 1" />,
    },
    { text: 'Give `loading="eager"` with `fetchPriority="high"` to the page\'s main picture.' },
  ],
  donts: [
    {
      text: 'Repeat in `alt` the text beside the picture.',
      picture: (
        <VStack gap={2}>
          <Image src={bicycle} alt="" aspectRatio="2 / 1" />
          <Text size="sm">Lane One</Text>
          <Label>alt="Picture of Lane One"</Label>
        </VStack>
      ),
    },
    { text: 'Begin `alt` with “Picture of”.' },
  ],
  related: ['AspectRatio', 'Carousel', 'Icons', 'Zoom'],
  picture: bicyclePicture,
} satisfies ComponentDocs;
