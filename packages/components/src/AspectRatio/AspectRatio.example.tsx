import type { Examples } from '../testing/examples.js';
import { AspectRatio } from './AspectRatio.js';

export const examples: Examples = {
  AspectRatio: (
    <AspectRatio ratio="16 / 9" hasPanel>
      <img src="/a.jpg" alt="" />
    </AspectRatio>
  ),
};
