'use client';
import { Button, Drawer, DrawerBody, DrawerFooter, DrawerHeader } from '@vitrine/components';
import { useId, useMemo, type ReactNode } from 'react';
import { useShop } from '../shop/ShopProvider.js';
import { FormContext } from '../listing/ListingForm.js';

export interface FilterDrawerProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** The filter form. */
  children: ReactNode;
}

/** The filters in a drawer. They take effect when the button below them is pressed. A separate module, which loads on use. */
export function FilterDrawer({ isOpen, onOpenChange, children }: FilterDrawerProps) {
  const { messages } = useShop();
  const id = useId();
  const form = useMemo(() => ({ id, isLive: false, onSent: () => onOpenChange(false) }), [id, onOpenChange]);
  return (
    <Drawer isOpen={isOpen} onOpenChange={onOpenChange} placement="left" size="sm">
      <DrawerHeader title={messages.filters} closeLabel={messages.closeFilters} />
      <DrawerBody>
        <FormContext value={form}>{children}</FormContext>
      </DrawerBody>
      <DrawerFooter>
        <Button type="submit" form={id} isFullWidth>
          {messages.showProducts}
        </Button>
      </DrawerFooter>
    </Drawer>
  );
}
