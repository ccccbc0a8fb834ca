import type { PicturedRules } from '@vitrine/story-kit/rules';
import { Text, VStack } from '@vitrine/components';
import { filtered, sorts } from '@vitrine/story-kit/samples';
import { SortSelect } from './SortSelect.js';

export const picture = <SortSelect {...filtered} sorts={sorts} />;

export const rules: PicturedRules = {
  do: ['Give it the orders', <SortSelect key="do" {...filtered} sorts={sorts} />],
  dont: [
    'Leave out `view`',
    <VStack key="dont" gap={4}>
      <SortSelect path="#" view={{}} sorts={sorts} />
      <Text tone="quiet">Newest, and of all sizes again</Text>
    </VStack>,
  ],
};
