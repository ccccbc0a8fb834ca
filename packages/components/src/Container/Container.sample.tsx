import { Container, Text } from '@vitrine/components';

/** The page's content, not wider than the screen is comfortable to read. */
export const Page = () => (
  <Container as="main">
    <Text>Steel frames, and spares for as long as we are here.</Text>
  </Container>
);
