import type { PicturedRules } from '@vitrine/story-kit/rules';
import { Text } from '../Text/Text.js';
import { theme } from '../theme/theme.js';
import { Alert } from './Alert.js';

export const picture = <Alert title="Only 2 left" />;

export const rules: PicturedRules = {
  do: ['Say what happened', <Alert key="do" tone="error" live="off" title="The card was refused. Try another one." />],
  dont: [
    'Use the colour alone',
    <div key="dont" style={{ padding: theme.space[4], borderInlineStart: `3px solid ${theme.color.sale}` }}>
      <Text tone="sale">1 of 2</Text>
    </div>,
  ],
};
