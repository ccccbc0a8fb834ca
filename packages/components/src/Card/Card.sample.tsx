import { Card, Heading, Text } from '@vitrine/components';

export const Shop = () => (
  <Card as="article" variant="panel" footer={<Text>Open today until six</Text>}>
    <Heading level={3}>Shop in San Mateo</Heading>
    <Text>Repairs while you wait</Text>
  </Card>
);
