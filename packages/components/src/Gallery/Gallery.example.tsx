import type { Examples } from '../testing/examples.js';
import { Button } from '../Button/Button.js';
import { Gallery } from './Gallery.js';

export const examples: Examples = {
  Gallery: (
    <Gallery
      aria-label="Pictures of the bicycle"
      trigger={<Button>Enlarge</Button>}
      items={[
        { id: '1', label: 'From the side', content: <img src="/a.jpg" alt="From the side" />, ratio: 0.8 },
        { id: '2', label: 'The crank', content: <img src="/b.jpg" alt="The crank" />, detailSrc: '/large.jpg' },
      ]}
    />
  ),
};
