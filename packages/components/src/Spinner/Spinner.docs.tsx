import type { PicturedRules } from '@vitrine/story-kit/rules';
import { Grid } from '../Grid/Grid.js';
import { Spinner } from './Spinner.js';

export const picture = <Spinner />;

export const rules: PicturedRules = {
  do: ['Show it for tasks', <Spinner key="do" label="Asking the shop" />],
  dont: [
    'Fill a page with spinners',
    <Grid key="dont" gap={6} minColumnWidth="4rem">
      {[1, 2, 3, 4, 5, 6].map((number) => (
        <Spinner key={number} />
      ))}
    </Grid>,
  ],
};
