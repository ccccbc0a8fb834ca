import type { Examples } from '../testing/examples.js';
import { RatingInput } from './RatingInput.js';

export const examples: Examples = {
  RatingInput: <RatingInput label="Your rating" defaultValue={4} />,
};
