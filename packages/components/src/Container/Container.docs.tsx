import type { PicturedRules } from '@vitrine/story-kit/rules';
import { Text } from '../Text/Text.js';
import { Container } from './Container.js';

export const picture = (
  <Container variant="outline">
    <Text>Within the margins</Text>
  </Container>
);

export const rules: PicturedRules = {
  do: [
    'Put one around each band',
    <Container key="do" variant="outline" constrainContent>
      <Text>Within the margins</Text>
    </Container>,
  ],
  dont: [
    'Nest containers',
    <Container key="dont" variant="outline">
      <Container variant="outline">
        <Text>Twice within the margins</Text>
      </Container>
    </Container>,
  ],
};
