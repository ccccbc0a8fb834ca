import type { PicturedRules } from '@vitrine/story-kit/rules';
import { Text, VStack } from '@vitrine/components';
import { doNothing, line } from '@vitrine/story-kit/samples';
import { RemovedItem } from './RemovedItem.js';

export const picture = <RemovedItem item={line} onUndo={doNothing} />;

export const rules: PicturedRules = {
  do: ['Put the focus on the line', <RemovedItem key="do" item={line} onUndo={doNothing} />],
  dont: [
    'Take it away after some seconds',
    <VStack key="dont" gap={3}>
      <RemovedItem item={line} onUndo={doNothing} />
      <Text tone="quiet">Gone in 3 seconds</Text>
    </VStack>,
  ],
};
