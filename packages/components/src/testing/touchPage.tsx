// The script for the browser of `touch.test.ts`, bundled by `bundle.ts`.
import { createRoot } from 'react-dom/client';
import { Carousel, I18nProvider, Image, NumberInput, ThemeStyle, Zoom } from '../index.js';

const picture = (color: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 5"><path fill="${color}" d="M0 0h4v5H0z"/></svg>`)}`;

const slides = ['red', 'green', 'blue'].map((color) => ({
  id: color,
  label: color,
  content: (
    <Zoom label={color}>
      <Image src={picture(color)} alt={color} aspectRatio="4 / 5" loading="eager" />
    </Zoom>
  ),
}));

const container = document.createElement('main');
document.body.append(container);
createRoot(container).render(
  <I18nProvider locale="en-US">
    <ThemeStyle />
    <Carousel aria-label="Bicycle" slides={slides} aspectRatio="4 / 5" />
    <NumberInput label="Quantity" defaultValue={12} />
    <p style={{ blockSize: '150vh' }} />
  </I18nProvider>,
);
