'use client';
import { IconButton, Popover } from '@vitrine/components';
import { SearchIcon } from '@vitrine/components/icons';
import { SearchInput } from '../SearchInput/SearchInput.js';
import { useShop } from '../shop/ShopProvider.js';
import { Box } from './SearchPopover.styles.js';

export interface SearchPanelProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** The button with its popover, in which the search begins. */
export function SearchPanel({ isOpen, onOpenChange }: SearchPanelProps) {
  const { messages } = useShop();
  return (
    <Popover
      trigger={<IconButton aria-label={messages.search} icon={<SearchIcon aria-hidden="true" />} />}
      aria-label={messages.search}
      placement="bottom-end"
      isOpen={isOpen}
      onOpenChange={onOpenChange}
    >
      <Box>
        <SearchInput autoFocus onLeave={() => onOpenChange(false)} />
      </Box>
    </Popover>
  );
}
