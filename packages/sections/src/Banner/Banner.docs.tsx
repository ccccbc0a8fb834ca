import type { ComponentDocs } from '@vitrine/story-kit/docs';
import { AspectRatio } from '@vitrine/components';
import { bicycle } from '@vitrine/story-kit/samples';
import { Banner } from './Banner.js';

export default {
  purpose:
    "The opening of a page: a wide picture and the page's title, below it on narrow screens and over its lower edge on wide ones.",
  use: 'Use it at the top of a page that has a picture of its own, such as a collection.',
  avoid: 'For a picture with words and a link beside it, use a `Feature`.',
  behavior: ['It renders on the server and adds no script.'],
  keys: [],
  announced:
    'A screen reader announces the title as a heading, even if it is hidden. The picture is a background, and silent.',
  dos: [
    {
      text: 'Choose pictures whose first third is empty, as space for the title.',
      picture: <Banner title="Bikes" showTitle image={{ src: bicycle }} />,
    },
  ],
  donts: [
    {
      text: 'Put text into a picture.',
      picture: (
        <AspectRatio ratio="2 / 1" hasPanel>
          <svg viewBox="0 0 200 100">
            <text x="12" y="58" fontSize="26" fontFamily="cursive" fill="currentColor">
              Spring sale
            </text>
          </svg>
        </AspectRatio>
      ),
    },
  ],
  related: ['Feature'],
  picture: <Banner title="Made to last" showTitle image={{ src: bicycle }} />,
} satisfies ComponentDocs;
