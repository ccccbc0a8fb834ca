'use client';
import { formatMessage } from '@vitrine/components';
import type { RootProps } from '../rootProps.js';
import { ShopLogo } from '../shop/settings.js';
import { useShop } from '../shop/ShopProvider.js';
import { HomeLink } from './Header.styles.js';

/** The logo, as a link to the start page. */
export function LogoLink(root: RootProps<HTMLAnchorElement>) {
  const shop = useShop();
  return (
    <HomeLink
      {...root}
      href={{ page: 'home' }}
      aria-label={formatMessage(shop.messages.home, { shop: shop.name })}
      onClick={() => shop.analytics.track({ name: 'click_logo' })}
    >
      <ShopLogo shop={shop} />
    </HomeLink>
  );
}
