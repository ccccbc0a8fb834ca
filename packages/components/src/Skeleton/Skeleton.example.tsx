import type { Examples } from '../testing/examples.js';
import { Skeleton } from './Skeleton.js';

export const examples: Examples = {
  Skeleton: <Skeleton lines={3} label="Loading" />,
};
