import type { ComponentDocs } from '@vitrine/story-kit/docs';
import { RatingInput } from './RatingInput.js';

const words = ['Poor', 'Fair', 'Good', 'Very good', 'Excellent'];

export default {
  purpose: 'A rating that people give.',
  use: 'Use it in the form of a review.',
  avoid: 'To show a rating, use a `Rating`. For a choice without an order, use a `RadioGroup`.',
  behavior: [
    'It is a group of radio buttons. In a form it has the number of the rating, also without scripts.',
    'A rating cannot be taken back: leave the field out if it is optional.',
  ],
  keys: [
    { keys: 'Tab', action: 'goes to the chosen star, or to the first; the next Tab leaves the group' },
    { keys: 'Arrow keys', action: 'choose the next or the previous star, in a circle' },
    { keys: 'Space', action: 'chooses the focused star' },
  ],
  announced:
    'A screen reader announces the label of the group and “radio group”; then “4 of 5” or the word of the star, whether it is chosen, and its position.',
  dos: [
    {
      text: 'Name what each star means.',
      picture: <RatingInput label="Your rating" valueLabels={words} defaultValue={4} />,
    },
  ],
  donts: [
    {
      text: 'Offer more stars than people can tell apart.',
      picture: <RatingInput label="Your rating" maxValue={10} defaultValue={7} />,
    },
  ],
  related: ['RadioGroup', 'Rating'],
  picture: <RatingInput label="Your rating" defaultValue={4} />,
} satisfies ComponentDocs;
