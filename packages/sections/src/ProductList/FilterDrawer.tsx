'use client';
import { Button, Drawer, DrawerBody, DrawerFooter, DrawerHeader } from '@vitrine/components';
import { useRef, type ReactNode } from 'react';
import { useShop } from '../shop/ShopProvider.js';
import { FormRef } from '../listing/ListingForm.js';

export interface FilterDrawerProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** The text of the button that closes it: 'Show 3 products' */
  showText: string;
  /** The filter form. */
  children: ReactNode;
}

/**
 * The filters in a drawer. A choice takes effect at once, and the button below them closes the drawer, as X and Escape do. A separate
 * module, which loads on use.
 */
export function FilterDrawer({ isOpen, onOpenChange, showText, children }: FilterDrawerProps) {
  const { messages } = useShop();
  const form = useRef<HTMLFormElement>(null);
  const change = (next: boolean) => {
    // A price takes effect when its field loses the focus, which is too late here.
    if (!next) form.current?.requestSubmit();
    onOpenChange(next);
  };
  return (
    <Drawer isOpen={isOpen} onOpenChange={change} placement="left" size="sm" defersContent>
      <DrawerHeader title={messages.filters} closeLabel={messages.closeFilters} />
      <DrawerBody>
        <FormRef value={form}>{children}</FormRef>
      </DrawerBody>
      <DrawerFooter>
        <Button isFullWidth onPress={() => change(false)}>
          {showText}
        </Button>
      </DrawerFooter>
    </Drawer>
  );
}
