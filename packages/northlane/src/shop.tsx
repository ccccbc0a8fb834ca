import { Logo } from '@vitrine/components';
import type { FooterGroup, ShopSettings } from '@vitrine/sections';
import { cutOffTime, dispatch } from './dispatch';

const name = 'Northlane';

/** The title of a page that has its own one: `%s` stands for it. */
export const titleTemplate = `%s – ${name}`;

/** The days after its publication in which a product is marked as new in lists. */
export const newForDays = 30;

/** The logo's mark: a road that runs north. */
const mark = (
  <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="1.75">
    <circle cx="12" cy="12" r="10.75" />
    <path d="M6 19.2 11 4.6h2l5 14.6" strokeLinejoin="round" />
    <path d="M12 8.5v2M12 13v2.6M12 18v3" />
  </svg>
);

/** Parts wear out, so their warranty is not extended. */
const ofParts = ['Free shipping + returns', 'We’re here for you 24/7'];
const partTypes = [
  ...['Bag', 'Bar tape', 'Basket', 'Bell', 'Bottle', 'Lights', 'Lock'],
  ...['Pedals', 'Rack', 'Saddle', 'Spokes', 'Storage', 'Tyre'],
];

/** The settings of this shop, here and in the catalogue. Replace them in a shop of your own. */
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
        { label: 'Kitchen', slug: '/collections/kitchen' },
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
  delivery: [
    `Orders before ${cutOffTime} leave our workshop on the same working day. Bicycles come in a box, assembled except for the bar, the front wheel and the pedals.`,
    'You can return anything that you have neither ridden nor cooked with within 30 days, at our cost.',
  ],
  deliveryLinks: [
    { label: 'Delivery', href: '/policies/delivery' },
    { label: 'Returns', href: '/policies/returns' },
  ],
  dispatch,
  foreignWords: { 三徳: 'ja', Straßenmütze: 'de' },
  goesWith: true,
  gift: { wrap: 'Wrap it in recycled paper' },
  paths: { cartForm: '/api/cart', privacy: '/policies/privacy' },
  sellingPoints: {
    default: ['Free shipping + returns', 'Extended warranty', 'We’re here for you 24/7'],
    byType: { ...Object.fromEntries(partTypes.map((type) => [type, ofParts])), Print: ['Sent at no cost'] },
    byCollection: { 'parts-accessories': ofParts },
  },
};

/** The links in the footer of every page. */
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
    title: 'Policies',
    links: [
      { label: 'Delivery', href: '/policies/delivery' },
      { label: 'Returns', href: '/policies/returns' },
      { label: 'Terms of sale', href: '/policies/terms' },
      { label: 'Privacy policy', href: '/policies/privacy' },
      { label: 'Accessibility', href: '/policies/accessibility' },
      { label: 'Imprint', href: '/policies/imprint' },
    ],
  },
  {
    title: 'Account',
    links: [
      { label: 'Your account', href: { page: 'account' } },
      { label: 'Your orders', href: { page: 'orders' } },
      { label: 'Find an order', href: '/find-order' },
      { label: 'Register', href: { page: 'register' } },
    ],
  },
];
