import type { PicturedRules } from '@vitrine/story-kit/rules';
import { bicycle, bicyclePicture, drawn, Label } from '@vitrine/story-kit/samples';
import { Image } from '../Image/Image.js';
import { VStack } from '../VStack/VStack.js';

export const picture = bicyclePicture;

export const rules: PicturedRules = {
  do: ['Give a `detailSrc`', <Image key="do" src={drawn('lane-one/2.svg')} alt="" aspectRatio="2 / 1" />],
  dont: [
    'Put information only',
    <VStack key="dont" gap={2}>
      <Image src={bicycle} alt="" aspectRatio="2 / 1" />
      <Label>Its frame size is written on the tube</Label>
    </VStack>,
  ],
};
