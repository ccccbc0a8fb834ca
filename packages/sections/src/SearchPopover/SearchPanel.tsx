'use client';
import { Popover } from '@vitrine/components';
import { useRef, type RefObject } from 'react';
import { SearchInput } from '../SearchInput/SearchInput.js';
import { useShop } from '../shop/ShopProvider.js';
import { Box } from './SearchPopover.styles.js';

export interface SearchPanelProps {
  /** The button that opens it. */
  buttonRef: RefObject<HTMLButtonElement | null>;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** The popover with the search field. */
export function SearchPanel({ buttonRef, isOpen, onOpenChange }: SearchPanelProps) {
  const { messages } = useShop();
  const input = useRef<HTMLInputElement>(null);
  return (
    <Popover
      trigger={buttonRef}
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
