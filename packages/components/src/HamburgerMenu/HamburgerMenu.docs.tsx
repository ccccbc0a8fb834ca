import type { PicturedRules } from '@vitrine/story-kit/rules';
import { Panel } from '@vitrine/story-kit/samples';
import { HStack } from '../HStack/HStack.js';
import { IconButton } from '../IconButton/IconButton.js';
import { MenuIcon } from '../icons/icons.js';
import { Logo } from '../Logo/Logo.js';
import { SearchField } from '../SearchField/SearchField.js';
import { Text } from '../Text/Text.js';
import { VStack } from '../VStack/VStack.js';

export const picture = <IconButton aria-label="Menu" icon={<MenuIcon />} />;

export const rules: PicturedRules = {
  do: [
    'Put the search box above',
    <Panel key="do">
      <VStack gap={3}>
        <SearchField aria-label="Search" placeholder="Search" />
        <Text weight="semibold">Shop</Text>
        <Text weight="semibold">About</Text>
      </VStack>
    </Panel>,
  ],
  dont: [
    'Hide the menu behind a button',
    <HStack key="dont" justify="between">
      <Logo name="Northlane" />
      <IconButton aria-label="Menu" icon={<MenuIcon />} />
    </HStack>,
  ],
};
