import type { ComponentDocs } from '@vitrine/story-kit/docs';
import { bicyclePicture, drawn } from '@vitrine/story-kit/samples';
import { AspectRatio } from '../AspectRatio/AspectRatio.js';
import { Image } from '../Image/Image.js';
import { Text } from '../Text/Text.js';
import { Carousel } from './Carousel.js';

export default {
  purpose: 'Slides in a row that scrolls.',
  use: 'Use it for several pictures of one product, or for a row of products that is wider than the page.',
  avoid: 'For products that shoppers compare, use a `Grid`. For a single picture, use an `Image`.',
  behavior: [
    'If every slide has a thumbnail, a row of thumbnails is below. It never moves by itself.',
    'A swipe moves by one slide. A swipe steeper than 30 degrees scrolls the page. Before scripts have loaded, the row scrolls.',
  ],
  keys: [
    {
      keys: 'Right, Left on the slides or the arrows (mirrored in right-to-left languages)',
      action: 'to the next or the previous slide',
    },
    { keys: 'Home, End', action: 'to the first or the last slide' },
    {
      keys: 'Escape',
      action: 'to the first slide; there, the element around the carousel gets the key, such as a drawer',
    },
    { keys: 'Right, Left, Home, End on a thumbnail', action: 'moves the focus among the thumbnails' },
    { keys: 'Enter, Space on a thumbnail', action: 'shows its slide' },
  ],
  announced:
    'A screen reader announces a “carousel” with its name, buttons for the previous and the next slide, and the slide: “Slide 2 of 5: View 2”. It cannot reach the other slides. It announces each new slide, also after a swipe. Thumbnails are tabs: “Slide 2 of 5: View 2, selected”.',
  dos: [
    {
      text: 'Name it after what it shows, and label slides that differ (“From the side”).',
      picture: (
        <Carousel
          aria-label="Lane One"
          slides={['From the side', 'The crank'].map((label, index) => ({
            id: label,
            label,
            content: <Image src={drawn(`lane-one/${index + 1}.svg`)} alt="" aspectRatio="2 / 1" />,
          }))}
        />
      ),
    },
    { text: 'Give a row of products a `heading`: the arrows are beside it, and cover no link.' },
    { text: 'Load the first picture eagerly.' },
  ],
  donts: [
    {
      text: 'Let it move by itself.',
      picture: (
        <Carousel
          aria-label="News"
          slides={['1', '2'].map((id) => ({
            id,
            label: id,
            content: (
              <AspectRatio ratio="2 / 1" hasPanel>
                <Text size="xl">We are closed on Monday</Text>
              </AspectRatio>
            ),
          }))}
          defaultIndex={1}
        />
      ),
    },
    { text: 'Put essential content into a later slide.' },
  ],
  related: ['Grid', 'Image', 'Zoom'],
  picture: (
    <Carousel
      aria-label="Bicycle"
      slides={['View 1', 'View 2'].map((label) => ({ id: label, label, content: bicyclePicture }))}
    />
  ),
} satisfies ComponentDocs;
