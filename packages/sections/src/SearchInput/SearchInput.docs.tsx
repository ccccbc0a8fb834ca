import type { PicturedRules } from '@vitrine/story-kit/rules';
import { VStack } from '@vitrine/components';
import { SearchInput } from './SearchInput.js';

export const picture = <SearchInput query="Floor pump" />;

export const rules: PicturedRules = {
  do: ['Give it the page', <SearchInput key="do" query="Floor pump" />],
  dont: [
    'Show two in one view',
    <VStack key="dont" gap={4}>
      <SearchInput />
      <SearchInput />
    </VStack>,
  ],
};
