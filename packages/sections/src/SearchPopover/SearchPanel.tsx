'use client';
import { IconButton, Popover } from '@vitrine/components';
import { SearchIcon } from '@vitrine/components/icons';
import { useRef, type RefObject } from 'react';
import { SearchInput } from '../SearchInput/SearchInput.js';
import { useShop } from '../shop/ShopProvider.js';
import { Box } from './SearchPopover.styles.js';

export interface SearchPanelProps {
  buttonRef: RefObject<HTMLButtonElement | null>;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** The button with its popover, in which the search begins. */
export function SearchPanel({ buttonRef, isOpen, onOpenChange }: SearchPanelProps) {
  const { messages } = useShop();
  const input = useRef<HTMLInputElement>(null);
  return (
    <Popover
      trigger={<IconButton ref={buttonRef} aria-label={messages.search} icon={<SearchIcon aria-hidden="true" />} />}
      aria-label={messages.search}
      placement="bottom-end"
      initialFocus={input}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
    >
      <Box>
        <SearchInput inputRef={input} onLeave={() => onOpenChange(false)} />
      </Box>
    </Popover>
  );
}
