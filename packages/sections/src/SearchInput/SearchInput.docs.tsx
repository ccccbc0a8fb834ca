import type { PicturedRules } from '@vitrine/storybook/rules';
import { VStack } from '@vitrine/components';
import { SearchInput } from './SearchInput.js';

/** Stands for it on the overview. */
export const picture = <SearchInput query="Floor pump" />;

/** What to do with it and what not to do. */
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
