import type { PicturedRules } from '@vitrine/story-kit/rules';
import { swatches } from '@vitrine/story-kit/samples';
import { Badge } from '../Badge/Badge.js';
import { HStack } from './HStack.js';

export const picture = <HStack gap={2}>{swatches}</HStack>;

export const rules: PicturedRules = {
  do: [
    'Set `wrap`',
    <HStack key="do" wrap gap={2} style={{ inlineSize: '11rem' }}>
      {['Road', 'Touring', 'Folding'].map((kind) => (
        <Badge key={kind} badgeContent={kind} variant="subtle" />
      ))}
    </HStack>,
  ],
  dont: [
    'Change the visual order',
    <HStack key="dont" gap={2}>
      <Badge badgeContent="Second" variant="subtle" style={{ order: 2 }} />
      <Badge badgeContent="First" variant="subtle" style={{ order: 3 }} />
      <Badge badgeContent="Third" variant="subtle" style={{ order: 1 }} />
    </HStack>,
  ],
};
