'use client';
import { HamburgerMenu, type NavigationItem } from '@vitrine/components';
import { useState, type ReactNode } from 'react';
import { useShop } from '../shop/ShopProvider.js';
import { SearchInput } from '../SearchInput/SearchInput.js';

export interface MenuButtonProps {
  items: readonly NavigationItem[];
  /** Content above the pages. Default: a search box. */
  children: ReactNode;
}

/** The menu behind a button. It closes when its search navigates. */
export function MenuButton({ items, children }: MenuButtonProps) {
  const { messages } = useShop();
  const [isOpen, setOpen] = useState(false);
  return (
    <HamburgerMenu items={items} closeLabel={messages.closeMenu} isOpen={isOpen} onOpenChange={setOpen}>
      {children ?? <SearchInput onLeave={() => setOpen(false)} />}
    </HamburgerMenu>
  );
}
