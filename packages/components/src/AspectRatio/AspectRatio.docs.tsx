import type { ComponentDocs } from '@vitrine/story-kit/docs';
import { bicycle, kettle } from '@vitrine/story-kit/samples';
import { Text } from '../Text/Text.js';
import { AspectRatio } from './AspectRatio.js';

export default {
  purpose: 'A box of a fixed shape, as wide as its container.',
  use: 'Use it for content that arrives later, such as a video or a map: it keeps its space while the content loads.',
  avoid: 'For a picture alone, use an `Image`, which has an `aspectRatio` itself.',
  behavior: ['It renders on the server and adds no script.'],
  keys: [],
  announced: 'It has no semantics of its own: a screen reader announces only its content.',
  dos: [
    {
      text: 'Use it for videos, maps and frames.',
      picture: (
        <AspectRatio ratio="16 / 9" hasPanel fit="contain">
          <img src={bicycle} alt="" />
        </AspectRatio>
      ),
    },
  ],
  donts: [
    {
      text: 'Put text into it, which may grow out of a fixed shape.',
      picture: (
        <AspectRatio ratio="4 / 1" hasPanel>
          <Text>
            Thin steel tubes, a threaded bottom bracket, and rim brakes that you can see through: light enough, and
            built to be mended, for as long as there are hands to do it and tubes to be had.
          </Text>
        </AspectRatio>
      ),
    },
  ],
  related: ['Image'],
  picture: (
    <AspectRatio ratio="16 / 9" hasPanel fit="contain">
      <img src={kettle} alt="" />
    </AspectRatio>
  ),
} satisfies ComponentDocs;
