import { Footer, type FooterGroup, type ShopSettings } from '@vitrine/sections';

const shop: ShopSettings = { name: 'Harbour & Mill', location: 'Whitby, GB' };

const groups: FooterGroup[] = [
  {
    title: 'Shop',
    links: [
      { label: 'Bikes', href: { page: 'collection', slug: 'bikes' } },
      { label: 'Kitchen', href: { page: 'collection', slug: 'kitchen' } },
    ],
  },
  {
    title: 'Help',
    links: [
      { label: 'Your orders', href: { page: 'orders' } },
      { label: 'Delivery and returns', href: '/delivery' },
    ],
  },
];

/** In the layout, inside `ShopProvider`. */
export const ShopFooter = () => <Footer shop={shop} groups={groups} />;
