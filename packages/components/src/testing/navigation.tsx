import type { ComponentProps } from 'react';
import type { NavigationItem } from '../internal/navigation.js';

/** The pages of the sample shop, for the menus of wide and of narrow screens. */
export const shopPages: readonly NavigationItem[] = [
  {
    label: 'Shop',
    items: [
      { label: 'Bikes', url: '/collections/bikes' },
      { label: 'Clothing', url: '/collections/clothing' },
      { label: 'Tools', url: '/collections/tools' },
      { label: 'Parts & accessories', url: '/collections/parts-accessories' },
    ],
  },
  {
    label: 'Brands',
    items: [
      { label: 'Northlane', url: '/brands/northlane' },
      { label: 'Alder & Sons', url: '/brands/alder-sons' },
    ],
  },
  { label: 'About', url: '/about' },
  { label: 'Contact', url: '/contact' },
];

/** Stands for the link of a framework: it leaves the document where it is. */
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
