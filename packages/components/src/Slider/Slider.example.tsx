import type { Examples } from '../testing/examples.js';
import { Slider } from './Slider.js';

export const examples: Examples = {
  Slider: (
    <Slider label="Distance to the shop" defaultValue={20} formatOptions={{ style: 'unit', unit: 'kilometer' }} />
  ),
};
