import type { PicturedRules } from '@vitrine/story-kit/rules';
import { Panel } from '@vitrine/story-kit/samples';
import { Button } from '../Button/Button.js';
import { SearchField } from '../SearchField/SearchField.js';
import { Text } from '../Text/Text.js';
import { VStack } from '../VStack/VStack.js';

export const picture = (
  <Panel>
    <Text>Open Monday to Friday.</Text>
  </Panel>
);

export const rules: PicturedRules = {
  do: [
    'Give `initialFocus`',
    <Panel key="do">
      <SearchField label="Search the shop" />
    </Panel>,
  ],
  dont: [
    'Hold people up',
    <Panel key="dont">
      <VStack gap={3}>
        <Text>Delete your account?</Text>
        <Button size="sm">Delete</Button>
      </VStack>
    </Panel>,
  ],
};
