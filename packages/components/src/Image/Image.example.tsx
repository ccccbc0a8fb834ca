import type { Examples } from '../testing/examples.js';
import { Image } from './Image.js';

export const examples: Examples = {
  Image: <Image src="/a.jpg" alt="A bicycle" crop="250x400" loader={({ src, width }) => `${src}?w=${width}`} />,
};
