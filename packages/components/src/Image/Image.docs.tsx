import type { PicturedRules } from '@vitrine/story-kit/rules';
import { bicycle, bicyclePicture, Label } from '@vitrine/story-kit/samples';
import { Text } from '../Text/Text.js';
import { VStack } from '../VStack/VStack.js';
import { Image } from './Image.js';

export const picture = bicyclePicture;

export const rules: PicturedRules = {
  do: ['Give `htmlWidth`', <Image key="do" src={bicycle} alt="" aspectRatio="2 / 1" />],
  dont: [
    'Repeat in `alt`',
    <VStack key="dont" gap={2}>
      <Image src={bicycle} alt="" aspectRatio="2 / 1" />
      <Text size="sm">Lane One</Text>
      <Label>alt="Picture of Lane One"</Label>
    </VStack>,
  ],
};
