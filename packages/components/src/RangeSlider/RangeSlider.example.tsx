import type { Examples } from '../testing/examples.js';
import { RangeSlider } from './RangeSlider.js';

export const examples: Examples = {
  RangeSlider: <RangeSlider label="Price" maxValue={240} defaultValue={[20, 120]} />,
};
