import type { PicturedRules } from '@vitrine/story-kit/rules';
import { Text } from '@vitrine/components';
import { doNothing } from '@vitrine/story-kit/samples';
import { ErrorMessage } from './ErrorMessage.js';

export const picture = <ErrorMessage onRetry={doNothing} />;

export const rules: PicturedRules = {
  do: ['Give `onRetry`', <ErrorMessage key="do" onRetry={doNothing} />],
  dont: [
    'Show the message of a server',
    <Text key="dont">
      <code>TypeError: undefined is not iterable (reading 'edges') at normalize.ts:214</code>
    </Text>,
  ],
};
