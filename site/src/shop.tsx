import { Logo } from '@vitrine/components';
import type { FooterGroup, ShopSettings } from '@vitrine/sections';

const name = 'Northlane';

/** A road that runs north. */
const mark = (
  <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="1.75">
    <circle cx="12" cy="12" r="10.75" />
    <path d="M6 19.2 11 4.6h2l5 14.6" strokeLinejoin="round" />
    <path d="M12 8.5v2M12 13v2.6M12 18v3" />
  </svg>
);

/** What this shop says of itself, here and in the catalogue. A shop of your own begins with its own settings in this file. */
export const shop: ShopSettings = {
  name,
  menu: [
    {
      label: 'Shop',
      subMenuLinks: [
        { label: 'Bikes', slug: '/collections/bikes' },
        { label: 'Clothing', slug: '/collections/clothing' },
        { label: 'Tools', slug: '/collections/tools' },
        { label: 'Parts and accessories', slug: '/collections/parts-accessories' },
      ],
    },
    {
      label: 'Brands',
      subMenuLinks: ['Skerry', 'Millrace', 'Saltmarsh', 'Dunlin'].map((brand) => ({
        label: brand,
        slug: `/brands/${brand.toLowerCase()}`,
      })),
    },
    { label: 'About', slug: '/about' },
    { label: 'Contact', slug: '/contact' },
  ],
  logo: <Logo name={name} mark={mark} />,
  location: 'San Mateo, CA, US',
  paths: { cartForm: '/api/cart' },
  sellingPoints: ['Free shipping + returns', 'Extended warranty', 'We’re here for you 24/7'],
};

/** The ways into the shop at the end of every page. */
export const footer: readonly FooterGroup[] = [
  {
    title: 'Shop',
    links: [
      { label: 'Bikes', href: { page: 'collection', slug: 'bikes' } },
      { label: 'Clothing', href: { page: 'collection', slug: 'clothing' } },
      { label: 'Tools', href: { page: 'collection', slug: 'tools' } },
      { label: 'Parts and accessories', href: { page: 'collection', slug: 'parts-accessories' } },
      { label: 'Kitchen', href: { page: 'collection', slug: 'kitchen' } },
    ],
  },
  {
    title: 'Help',
    links: [
      { label: 'Contact', href: '/contact' },
      { label: 'Search', href: { page: 'search' } },
      { label: 'About us', href: '/about' },
    ],
  },
  {
    title: 'Account',
    links: [
      { label: 'Your account', href: { page: 'account' } },
      { label: 'Your orders', href: { page: 'orders' } },
      { label: 'Register', href: { page: 'register' } },
    ],
  },
];
