import type { ComponentDocs } from '@vitrine/story-kit/docs';
import { HStack } from '../HStack/HStack.js';
import { IconButton } from '../IconButton/IconButton.js';
import { SearchIcon } from '../icons/icons.js';
import { Logo } from '../Logo/Logo.js';
import { SearchField } from './SearchField.js';

export default {
  purpose: 'A field for a search, with a clear button.',
  use: 'Use it for a search of a list or of a shop.',
  avoid:
    'For suggestions while the shopper types, use a `ComboBox`. For the search of the whole shop, use a `SearchInput`.',
  keys: [
    { keys: 'Tab', action: 'goes to the field; the clear button is no tab stop, because Escape does the same' },
    { keys: 'Escape', action: 'clears it; if it is empty, the element around it gets the key, such as a drawer' },
    { keys: 'Enter', action: 'sends the form' },
  ],
  announced:
    'A screen reader announces the label and “search”. After it is cleared, the focus is back in the field, which is announced as empty.',
  dos: [
    {
      text: 'Put it into a form with `role="search"` that leads to the results.',
      picture: <SearchField aria-label="Search" placeholder="Search the shop" />,
    },
  ],
  donts: [
    {
      text: 'Hide it behind an icon if the field fits: many shoppers begin with it.',
      picture: (
        <HStack justify="between">
          <Logo name="Northlane" />
          <IconButton aria-label="Search" icon={<SearchIcon />} />
        </HStack>
      ),
    },
  ],
  related: ['ComboBox', 'Input', 'SearchInput'],
  picture: <SearchField aria-label="Search" />,
} satisfies ComponentDocs;
