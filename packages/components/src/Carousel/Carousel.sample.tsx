import { AspectRatio, Carousel } from '@vitrine/components';

const slides = ['teal', 'olive', 'navy'].map((color) => ({
  id: color,
  label: color,
  content: (
    <AspectRatio ratio="4 / 3">
      <div style={{ background: color }} />
    </AspectRatio>
  ),
}));

export const Colours = () => <Carousel aria-label="Colours" slides={slides} />;
