import type { PicturedRules } from '@vitrine/story-kit/rules';
import { Label, things } from '@vitrine/story-kit/samples';
import { Grid } from '../Grid/Grid.js';
import { VStack } from '../VStack/VStack.js';
import { Pagination } from './Pagination.js';

export const picture = <Pagination page={2} totalPages={3} getHref={() => '#'} />;

export const rules: PicturedRules = {
  do: [
    'Keep the rest of the address',
    <VStack key="do" gap={3}>
      <Label>/collections/bikes?sort=newest&amp;page=2</Label>
      <Pagination page={2} totalPages={3} getHref={() => '#'} />
    </VStack>,
  ],
  dont: [
    'Use it for loading more',
    <VStack key="dont" gap={3}>
      <Grid gap={2} minColumnWidth="5rem">
        {things}
      </Grid>
      <Pagination page={1} totalPages={9} getHref={() => '#'} />
    </VStack>,
  ],
};
