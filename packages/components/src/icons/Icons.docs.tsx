import type { PicturedRules } from '@vitrine/story-kit/rules';
import { Button } from '../Button/Button.js';
import { HStack } from '../HStack/HStack.js';
import { HeartIcon, SearchIcon, ShoppingBagIcon } from './icons.js';

export const picture = (
  <HStack gap={3}>
    <SearchIcon />
    <HeartIcon />
    <ShoppingBagIcon />
  </HStack>
);

export const rules: PicturedRules = {
  do: [
    'Put text beside it',
    <Button key="do" variant="outline" iconBefore={<HeartIcon />}>
      Save for later
    </Button>,
  ],
  dont: [
    'Mix sets',
    <HStack key="dont" gap={3}>
      <SearchIcon />
      <HeartIcon fill="currentColor" />
      <span style={{ fontSize: '1.25rem' }}>🛒</span>
    </HStack>,
  ],
};
