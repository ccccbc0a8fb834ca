import type { Examples } from '../testing/examples.js';
import { Container } from './Container.js';

export const examples: Examples = {
  Container: (
    <Container as="main" variant="outline" centerContent constrainContent>
      Content
    </Container>
  ),
};
