import type { PicturedRules } from '@vitrine/story-kit/rules';
import { bicycle, kettle } from '@vitrine/story-kit/samples';
import { Text } from '../Text/Text.js';
import { AspectRatio } from './AspectRatio.js';

export const picture = (
  <AspectRatio ratio="16 / 9" hasPanel fit="contain">
    <img src={kettle} alt="" />
  </AspectRatio>
);

export const rules: PicturedRules = {
  do: [
    'Use it for videos',
    <AspectRatio key="do" ratio="16 / 9" hasPanel fit="contain">
      <img src={bicycle} alt="" />
    </AspectRatio>,
  ],
  dont: [
    'Put text into it',
    <AspectRatio key="dont" ratio="4 / 1" hasPanel>
      <Text>
        Thin steel tubes, a threaded bottom bracket, and rim brakes that you can see through: light enough, and built to
        be mended, for as long as there are hands to do it and tubes to be had.
      </Text>
    </AspectRatio>,
  ],
};
