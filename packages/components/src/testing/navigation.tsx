import type { ComponentProps } from 'react';
import type { NavigationItem } from '../internal/navigation.js';

/** The pages of the sample shop, for the menus of wide and of narrow screens. */
export const shopPages: readonly NavigationItem[] = [
  {
    label: 'Shop',
    items: [
      { label: 'Bikes', href: '/collections/bikes' },
      { label: 'Clothing', href: '/collections/clothing' },
      { label: 'Tools', href: '/collections/tools' },
      { label: 'Parts & accessories', href: '/collections/parts-accessories' },
    ],
  },
  {
    label: 'Brands',
    items: [
      { label: 'Northlane', href: '/brands/northlane' },
      { label: 'Alder & Sons', href: '/brands/alder-sons' },
    ],
  },
  { label: 'About', href: '/about' },
  { label: 'Contact', href: '/contact' },
];

/** Pages of the shop, one of which is the current page. */
export const pagesWithCurrent: readonly NavigationItem[] = [
  { label: 'Shop', href: '/shop', items: [{ label: 'Bikes', href: '/collections/bikes', isCurrentPage: true }] },
  { label: 'Brands', items: [{ label: 'Northlane', href: '/brands/northlane' }] },
  { label: 'About', href: '/about' },
];

/** A substitute for the link of a framework: it does not load another document. */
export const FrameworkLink = ({ href, onClick, children, ...props }: ComponentProps<'a'>) => (
  <a
    {...props}
    href={href}
    onClick={(event) => {
      event.preventDefault();
      onClick?.(event);
    }}
  >
    {children}
  </a>
);
