import type { PicturedRules } from '@vitrine/story-kit/rules';
import { HStack } from '../HStack/HStack.js';
import { IconButton } from '../IconButton/IconButton.js';
import { SearchIcon } from '../icons/icons.js';
import { Logo } from '../Logo/Logo.js';
import { SearchField } from './SearchField.js';

export const picture = <SearchField aria-label="Search" />;

export const rules: PicturedRules = {
  do: ['Put it into a form', <SearchField key="do" aria-label="Search" placeholder="Search the shop" />],
  dont: [
    'Hide it behind an icon',
    <HStack key="dont" justify="between">
      <Logo name="Northlane" />
      <IconButton aria-label="Search" icon={<SearchIcon />} />
    </HStack>,
  ],
};
