import type { PicturedRules } from '@vitrine/story-kit/rules';
import { Input, VStack } from '@vitrine/components';
import { PageMessage } from './PageMessage.js';

export const picture = (
  <PageMessage title="Thank you" text="A message is on its way." link={{ href: '#', label: 'Home' }} />
);

export const rules: PicturedRules = {
  do: [
    'Say what happened',
    <PageMessage
      key="do"
      title="Thank you"
      text="Your order is placed. We write to you when it is on its way."
      link={{ href: '#', label: 'See the order' }}
    />,
  ],
  dont: [
    'Use it within a page',
    <VStack key="dont" gap={4}>
      <Input label="Email" />
      <PageMessage title="Saved" text="Your address is saved." link={{ href: '#', label: 'Go on' }} />
    </VStack>,
  ],
};
