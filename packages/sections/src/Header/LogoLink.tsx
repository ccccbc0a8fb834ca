'use client';
import { fill } from '../internal/fill.js';
import { Logo } from '../Logo/Logo.js';
import { useShop } from '../shop/ShopProvider.js';
import { HomeLink } from './Header.styles.js';

/** The logo, which leads to the start page. */
export function LogoLink({ shopName }: { shopName: string }) {
  const { analytics, messages } = useShop();
  return (
    <HomeLink
      href="/"
      aria-label={fill(messages.home, { shop: shopName })}
      onClick={() => analytics.track({ name: 'click_logo' })}
    >
      <Logo name={shopName} />
    </HomeLink>
  );
}
