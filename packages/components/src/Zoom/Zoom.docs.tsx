import type { ComponentDocs } from '@vitrine/story-kit/docs';
import { bicycle, bicyclePicture, drawn, Label } from '@vitrine/story-kit/samples';
import { Image } from '../Image/Image.js';
import { VStack } from '../VStack/VStack.js';

export default {
  purpose: 'A picture that shoppers can enlarge.',
  use: 'Use it for pictures whose details matter, such as a weave or an engraving.',
  avoid:
    'For a picture without further detail, use an `Image`. For several pictures, put one into each slide of a `Carousel`.',
  behavior: [
    'With a mouse, a press enlarges at the pointer, moving looks around, and another press ends. By touch, a double tap or two fingers enlarge, and a finger moves the picture.',
  ],
  keys: [
    { keys: 'Enter, Space on the button', action: 'enlarges, and ends' },
    { keys: 'Arrow keys', action: 'move the enlarged picture' },
    { keys: '+ and −', action: 'change its size' },
    { keys: '0, Escape', action: 'end' },
  ],
  announced:
    'A screen reader announces “Zoom: Touring bicycle, toggle button”, then “Enlarged to 250 %” and how to move in it, then “Full picture”.',
  dos: [
    {
      text: 'Give a `detailSrc` if the picture is smaller than its enlargement.',
      picture: <Image src={drawn('lane-one/2.svg')} alt="" aspectRatio="2 / 1" />,
    },
  ],
  donts: [
    {
      text: 'Put information only into a detail of the picture.',
      picture: (
        <VStack gap={2}>
          <Image src={bicycle} alt="" aspectRatio="2 / 1" />
          <Label>Its frame size is written on the tube</Label>
        </VStack>
      ),
    },
  ],
  related: ['Carousel', 'Image'],
  picture: bicyclePicture,
} satisfies ComponentDocs;
