import { Card, Grid, Text } from '@vitrine/components';

/** As many columns as fit. */
export const Kinds = () => (
  <Grid columns="fit" minColumnWidth="10rem" gap={4}>
    {['Road', 'Gravel', 'Touring'].map((kind) => (
      <Card key={kind} variant="panel">
        <Text>{kind}</Text>
      </Card>
    ))}
  </Grid>
);
