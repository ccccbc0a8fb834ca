import type { PicturedRules } from '@vitrine/story-kit/rules';
import { Button, HStack, Link, Text, VStack } from '@vitrine/components';
import { Panel } from '@vitrine/story-kit/samples';
import type { ReactNode } from 'react';

/** The question with this button to decline. The button to allow may have more weight. */
const consentQuestion = (deny: ReactNode, allowing: 'solid' | 'outline') => (
  <VStack gap={3}>
    <Text size="sm">May we count which pages are looked at?</Text>
    <HStack wrap gap={4}>
      {deny}
      <Button variant={allowing}>Allow</Button>
    </HStack>
  </VStack>
);

export const picture = (
  <VStack gap={2}>
    <Text size="sm">May we count which pages are looked at?</Text>
    <HStack gap={2}>
      <Button variant="outline" size="sm">
        Decline
      </Button>
      <Button variant="outline" size="sm">
        Allow
      </Button>
    </HStack>
  </VStack>
);

export const rules: PicturedRules = {
  do: [
    'Render it last',
    <VStack key="do" gap={4}>
      <Text tone="quiet">© Northlane. All rights reserved</Text>
      <Panel>{consentQuestion(<Button variant="outline">Decline</Button>, 'outline')}</Panel>
    </VStack>,
  ],
  dont: [
    'Give one of its answers more weight',
    <Panel key="dont">{consentQuestion(<Link href="#">Decline</Link>, 'solid')}</Panel>,
  ],
};
