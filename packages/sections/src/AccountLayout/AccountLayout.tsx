'use client';
import { Disclosure } from '@vitrine/components';
import type { ReactNode } from 'react';
import { useShop } from '../shop/ShopProvider.js';
import { ShopLink } from '../ShopLink/ShopLink.js';
import type { RootProps } from '../rootProps.js';
import { Content, Links, Phone, Root, Side } from './AccountLayout.styles.js';
import { SignOutButton } from './SignOutButton.js';

export interface AccountLayoutProps extends RootProps<HTMLDivElement> {
  /** The current page's entry in the navigation. Default: none. */
  current?: 'account' | 'orders';
  /** The page's content. */
  children: ReactNode;
}

/** The frame of each account page, with links to all of them: beside the page from 992 px on, else in a menu above it. */
export function AccountLayout({ current, children, ...root }: AccountLayoutProps) {
  const { messages } = useShop();
  const navigation = <AccountNavigation current={current} />;
  return (
    <Root {...root}>
      <Side aria-label={messages.accountNavigation}>{navigation}</Side>
      <Phone aria-label={messages.accountNavigation}>
        <Disclosure title={messages.accountNavigation}>{navigation}</Disclosure>
      </Phone>
      <Content>{children}</Content>
    </Root>
  );
}

function AccountNavigation({ current }: { current: AccountLayoutProps['current'] }) {
  const { messages } = useShop();
  const pages = [
    { page: 'account', label: messages.accountTitle },
    { page: 'orders', label: messages.orders },
  ] as const;
  return (
    <Links>
      {pages.map(({ page, label }) => (
        <li key={page}>
          <ShopLink href={{ page }} variant="default" {...(page === current && { 'aria-current': 'page' })}>
            {label}
          </ShopLink>
        </li>
      ))}
      <li>
        <SignOutButton />
      </li>
    </Links>
  );
}
