import type { Examples } from '../testing/examples.js';
import { Grid } from './Grid.js';

export const examples: Examples = {
  Grid: (
    <Grid as="ul" gap={4} minColumnWidth="10rem">
      <li />
    </Grid>
  ),
};
