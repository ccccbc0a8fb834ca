'use client';
import type { ReactNode } from 'react';
import { pathOf, type ShopHref } from '../shop/paths.js';
import { useShop } from '../shop/ShopProvider.js';
import { Root } from './PageForm.styles.js';

interface PageFormProps {
  /** The page that a press opens before scripts run. */
  href: ShopHref;
  /** A submit button, whose `onPress` handles a press once scripts run. */
  children: ReactNode;
}

/** A form around a button. Before scripts run, the button opens a page; after that, it acts on this page. It stays the same element. */
export function PageForm({ href, children }: PageFormProps) {
  const { paths } = useShop();
  const [path = '', query = ''] = pathOf(href, paths).split('?');
  return (
    <Root role="none" action={path} data-keep-press="" onSubmit={(event) => event.preventDefault()}>
      {[...new URLSearchParams(query)].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
    </Root>
  );
}
