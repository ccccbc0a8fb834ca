import type { Examples } from '../testing/examples.js';
import { Rating } from './Rating.js';

export const examples: Examples = {
  Rating: <Rating value={4.5} />,
};
