import type { PicturedRules } from '@vitrine/story-kit/rules';
import { bicyclePicture, drawn } from '@vitrine/story-kit/samples';
import { AspectRatio } from '../AspectRatio/AspectRatio.js';
import { Image } from '../Image/Image.js';
import { Text } from '../Text/Text.js';
import { Carousel } from './Carousel.js';

export const picture = (
  <Carousel
    aria-label="Bicycle"
    slides={['1', '2'].map((id) => ({ id, label: `View ${id}`, content: bicyclePicture }))}
  />
);

export const rules: PicturedRules = {
  do: [
    'Name it after what it shows',
    <Carousel
      key="do"
      aria-label="Lane One"
      slides={['From the side', 'The crank'].map((label, index) => ({
        id: label,
        label,
        content: <Image src={drawn(`lane-one/${index + 1}.svg`)} alt="" aspectRatio="2 / 1" />,
      }))}
    />,
  ],
  dont: [
    'Let it move by itself',
    <Carousel
      key="dont"
      aria-label="News"
      slides={['1', '2'].map((id) => ({
        id,
        label: id,
        content: (
          <AspectRatio ratio="2 / 1" hasPanel>
            <Text size="xl">We are closed on Monday</Text>
          </AspectRatio>
        ),
      }))}
      defaultIndex={1}
    />,
  ],
};
