import type { ComponentDocs } from '@vitrine/story-kit/docs';
import { bicycle, bicyclePicture, Label } from '@vitrine/story-kit/samples';
import { Image } from '../Image/Image.js';
import { VStack } from '../VStack/VStack.js';

export default {
  purpose: 'Pictures over the whole screen, one at a time.',
  use: 'Use it behind a button on a product’s pictures, for shoppers who look at details.',
  avoid: 'For pictures in the page, use a `Carousel`. For one picture that grows in its place, use a `Zoom`.',
  behavior: [
    'By touch, a swipe shows the next picture, two fingers or a double tap enlarge, and a finger moves the enlarged picture. With a mouse, a press or the wheel enlarges at the pointer, and a drag moves the picture.',
    'On a low screen, such as a phone on its side, its buttons are beside the picture, and the thumbnails are hidden.',
  ],
  keys: [
    { keys: 'Arrow left, arrow right', action: 'show the previous and the next picture' },
    { keys: 'Home, End', action: 'show the first and the last picture' },
    { keys: '+ and −', action: 'change the size; 0 shows the whole picture' },
    { keys: 'Arrow keys on an enlarged picture', action: 'move it' },
    { keys: 'Escape', action: 'shows the whole picture, then closes' },
  ],
  announced:
    'A screen reader announces “Pictures of the Touring Bicycle, dialog, Close, button”, then “Picture 2 of 5: from the side” after each move and “Enlarged to 250 %” after each change of size. On closing, the focus returns to the button that opened it.',
  dos: [
    {
      text: 'Give each picture a `label`, which is its caption.',
      picture: (
        <VStack gap={2}>
          <Image src={bicycle} alt="" aspectRatio="2 / 1" />
          <Label>From the side</Label>
        </VStack>
      ),
    },
  ],
  donts: [
    {
      text: 'Open it for a picture without more detail than the page shows.',
      picture: <Image src={bicycle} alt="" aspectRatio="2 / 1" />,
    },
  ],
  related: ['Carousel', 'Zoom', 'Dialog'],
  picture: bicyclePicture,
} satisfies ComponentDocs;
