import type { ReactNode } from 'react';
import { Drawer, DrawerBody, DrawerFooter, DrawerHeader, type DrawerProps } from '../Drawer/Drawer.js';
import { defined } from '../internal/defined.js';
import { useMessages } from '../MessagesProvider/MessagesProvider.js';
import { Custom } from './HamburgerMenu.styles.js';
import { Pages, type PagesProps } from './Pages.js';

export interface MenuDrawerProps
  extends Omit<PagesProps, 'onFollow'>, Required<Pick<DrawerProps, 'isOpen' | 'onOpenChange' | 'placement' | 'size'>> {
  /** Heading of the menu. */
  name: string;
  closeLabel: string | undefined;
  footer: ReactNode;
  /** Above the pages. */
  children: ReactNode;
}

/** The menu over the page. It is a module of its own, which `HamburgerMenu` loads shortly before it opens. */
export function MenuDrawer({
  items,
  link,
  name,
  closeLabel,
  footer,
  children,
  onOpenChange,
  ...rest
}: MenuDrawerProps) {
  const messages = useMessages();
  return (
    <Drawer {...rest} defersContent onOpenChange={onOpenChange}>
      <DrawerHeader title={name} {...defined({ closeLabel })} />
      <DrawerBody>
        {children && <Custom>{children}</Custom>}
        <nav aria-label={messages.mainNavigation}>
          <Pages items={items} link={link} onFollow={() => onOpenChange(false)} />
        </nav>
      </DrawerBody>
      {footer && <DrawerFooter>{footer}</DrawerFooter>}
    </Drawer>
  );
}
