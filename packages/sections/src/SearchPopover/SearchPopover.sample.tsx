import { AccountLink, CartButton, Header, SearchPopover, type SearchPageLink } from '@vitrine/sections';

/** Suggested before products. The list is outside of the component, so it stays the same from render to render. */
const pages: SearchPageLink[] = [
  { label: 'Bikes', href: '/collections/bikes', group: 'Collections' },
  { label: 'Kitchen', href: '/collections/kitchen', group: 'Collections' },
];

export const ShopHeader = () => (
  <Header
    end={
      <>
        <SearchPopover pages={pages} />
        <AccountLink />
        <CartButton />
      </>
    }
  />
);
