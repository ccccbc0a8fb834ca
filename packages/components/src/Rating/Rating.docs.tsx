import type { ComponentDocs } from '@vitrine/story-kit/docs';
import { Rating } from './Rating.js';

export default {
  purpose: 'A rating as stars, to read.',
  use: 'Use it for the mean of many ratings, or for the rating of one review.',
  avoid: 'To let people give a rating, use a `RatingInput`. For a measure that is no opinion, use a `Meter`.',
  behavior: ['It renders on the server and adds no script. Parts of a star show.'],
  keys: [],
  announced: 'A screen reader announces one image: “4.5 of 5”, or the `aria-label`.',
  dos: [
    {
      text: 'Say in the `aria-label` how many people rated.',
      picture: <Rating value={4.5} aria-label="4.5 of 5, by 12 people" showsValue />,
    },
  ],
  donts: [{ text: 'Show no stars where nobody has rated: leave it out.', picture: <Rating value={0} /> }],
  related: ['Meter', 'RatingInput'],
  picture: <Rating value={4.5} />,
} satisfies ComponentDocs;
