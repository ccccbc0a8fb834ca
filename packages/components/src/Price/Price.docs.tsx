import type { PicturedRules } from '@vitrine/story-kit/rules';
import { usd } from '@vitrine/story-kit/samples';
import { HStack } from '../HStack/HStack.js';
import { Text } from '../Text/Text.js';
import { Price } from './Price.js';

export const picture = <Price price={usd('48')} compareAtPrice={usd('60')} />;

export const rules: PicturedRules = {
  do: [
    'Give the locale',
    <HStack key="do" gap={6}>
      <Price price={usd('1299')} locale="en-US" />
      <Price price={usd('1299')} locale="de-DE" />
    </HStack>,
  ],
  dont: [
    'Convert or round before',
    <HStack key="dont" gap={6}>
      <Price price={usd('48.50')} />
      <Text>≈ $49</Text>
    </HStack>,
  ],
};
