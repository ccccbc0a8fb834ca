import type { PicturedRules } from '@vitrine/story-kit/rules';
import { AspectRatio } from '@vitrine/components';
import { bicycle } from '@vitrine/story-kit/samples';
import { Banner } from './Banner.js';

export const picture = <Banner title="Made to last" showTitle image={{ src: bicycle }} />;

export const rules: PicturedRules = {
  do: ['Take pictures that leave', <Banner key="do" title="Bikes" showTitle image={{ src: bicycle }} />],
  dont: [
    'Put text into a picture',
    <AspectRatio key="dont" ratio="2 / 1" hasPanel>
      <svg viewBox="0 0 200 100">
        <text x="12" y="58" fontSize="26" fontFamily="cursive" fill="currentColor">
          Spring sale
        </text>
      </svg>
    </AspectRatio>,
  ],
};
