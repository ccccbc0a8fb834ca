import type { Examples } from '../testing/examples.js';
import { Carousel } from './Carousel.js';

export const examples: Examples = {
  Carousel: (
    <Carousel
      aria-label="Touring bicycle"
      slides={['a', 'b'].map((id) => ({
        id,
        content: <img src={`/${id}.jpg`} alt="" />,
        label: id,
        thumbnail: <svg />,
      }))}
    />
  ),
};
