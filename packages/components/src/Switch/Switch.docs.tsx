import type { PicturedRules } from '@vitrine/story-kit/rules';
import { VStack } from '../VStack/VStack.js';
import { Switch } from './Switch.js';

export const picture = <Switch label="In stock" defaultSelected />;

export const rules: PicturedRules = {
  do: ['Let it take effect', <Switch key="do" label="Show what is in stock only" defaultSelected />],
  dont: [
    'Change its label',
    <VStack key="dont" gap={3}>
      <Switch label="Notifications on" defaultSelected />
      <Switch label="Notifications off" />
    </VStack>,
  ],
};
