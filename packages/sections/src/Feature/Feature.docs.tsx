import type { PicturedRules } from '@vitrine/story-kit/rules';
import { VStack } from '@vitrine/components';
import { bicycle, pump } from '@vitrine/story-kit/samples';
import { Feature } from './Feature.js';

export const picture = (
  <Feature title="Made to last" kicker="Bikes" image={{ src: bicycle }} action={{ label: 'See them', href: '#' }} />
);

export const rules: PicturedRules = {
  do: [
    'Give it one action',
    <Feature key="do" title="Made to last" image={{ src: bicycle }} action={{ label: 'See the bikes', href: '#' }} />,
  ],
  dont: [
    'Open a page with more than one',
    <VStack key="dont" gap={4}>
      <Feature variant="opening" title="Made to last" image={{ src: bicycle }} />
      <Feature variant="opening" title="And to be mended" image={{ src: pump }} />
    </VStack>,
  ],
};
