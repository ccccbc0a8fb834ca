import type { PicturedRules } from '@vitrine/story-kit/rules';
import { things } from '@vitrine/story-kit/samples';
import { Text } from '../Text/Text.js';
import { Grid } from './Grid.js';

export const picture = (
  <Grid gap={2} minColumnWidth="4rem">
    {things}
  </Grid>
);

export const rules: PicturedRules = {
  do: [
    'Let it decide',
    <Grid key="do" gap={2} minColumnWidth="5rem">
      {things}
    </Grid>,
  ],
  dont: [
    'Put a grid into a row of its own',
    <Grid key="dont" gap={2} minColumnWidth="100%">
      <Text>Made of steel</Text>
      <Text>Sent in two days</Text>
    </Grid>,
  ],
};
