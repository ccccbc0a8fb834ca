import type { Examples } from '../testing/examples.js';
import { Zoom } from './Zoom.js';

export const examples: Examples = {
  Zoom: (
    <Zoom label="Bicycle" detailSrc="/large.jpg">
      <img src="/a.jpg" alt="Bicycle" />
    </Zoom>
  ),
};
