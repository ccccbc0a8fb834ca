import { drawing } from '@vitrine/sandbox';
import { Image, Badge, Text, theme } from '@vitrine/components';
import type { Address, ProductSummary, Facet, CartItem as CartLine, Order } from '@vitrine/commerce';
import type { ReactNode } from 'react';

export const sizes = ['S', 'M', 'L'].map((size) => ({ value: size, label: size }));

export const usd = (amount: string) => ({ amount, currencyCode: 'USD' });

/** Returns a picture of the sample shop as a data URL. */
export const drawn = (path: string) => `data:image/svg+xml,${encodeURIComponent(drawing(path) ?? '')}`;

export const bicycle = drawn('lane-one/1.svg');

export const pump = drawn('floor-pump/1.svg');

export const kettle = drawn('enamel-kettle/1.svg');

export const bicyclePicture = <Image src={bicycle} alt="" aspectRatio="4 / 3" />;

export const things = [bicycle, pump, kettle].map((src) => <Image key={src} src={src} alt="" aspectRatio="1" />);

/** Three elements of different widths. */
export const swatches = ['Frame', 'Saddle', 'Bell'].map((name) => (
  <Badge key={name} badgeContent={name} variant="subtle" />
));

export const product: ProductSummary = {
  id: '1',
  name: 'Touring bicycle',
  slug: '/touring-bicycle',
  price: usd('1299'),
  media: [{ id: '1', details: { src: bicycle, alt: '' } }],
  _originalPlatform: 'shopify',
};

export const another: ProductSummary = {
  ...product,
  id: '2',
  name: 'Floor pump',
  slug: '/floor-pump',
  price: usd('72'),
  media: [{ id: '2', details: { src: pump, alt: '' } }],
};

export const sizeFacet: Facet = {
  kind: 'option',
  name: 'Size',
  values: ['S', 'M', 'L'].map((size) => ({ value: size, text: size, count: 3 })),
};

export const filtered = { path: '#', view: { filters: { options: [{ name: 'Size', values: ['M'] }] } } };

export const sorts = ['featured', 'newest'] as const;

export const line: CartLine = {
  id: '1',
  lineItemId: '1',
  title: product.name,
  price: usd('1299'),
  quantity: 1,
  imageUrl: pump,
};

export const order: Order = {
  id: '1',
  name: '#1001',
  financialStatus: 'PAID',
  fulfillmentStatus: 'FULFILLED',
  processedAt: '2026-05-04T09:30:00Z',
  subtotalPrice: usd('129'),
  totalShippingPrice: usd('0'),
  totalPrice: usd('129'),
  shippingAddress: {
    firstName: 'Robin',
    lastName: 'Hale',
    address1: '12 Harbour Road',
    city: 'San Mateo',
    zip: '94401',
    countryCode: 'US',
    province: 'California',
  },
  shipments: [{ carrier: 'UPS', trackingNumber: '1Z999AA10123456784', trackingUrl: 'https://www.ups.com/track' }],
  products: [{ title: 'Floor pump', quantity: 1, originalTotalPrice: usd('129') }],
};

export const address = (
  <Text>
    12 Harbour Road
    <br />
    San Mateo, CA 94401
  </Text>
);

export const harbourRoad: Address = {
  id: '1',
  firstName: 'Robin',
  lastName: 'Hale',
  address1: '12 Harbour Road',
  city: 'San Mateo',
  zip: '94401',
  country: 'United States',
  countryCode: 'US',
  province: 'California',
};

export const doNothing = () => {};

/** An overlay's panel in the flow of the page, since an open overlay would cover the page. */
export const Panel = ({ children }: { children: ReactNode }) => (
  <div
    style={{
      padding: theme.space[4],
      background: theme.color.paper,
      border: `1px solid ${theme.color.rule}`,
      boxShadow: theme.shadow.overlay,
    }}
  >
    {children}
  </div>
);

export const yesAndNo = ['Yes', 'No'].map((value) => ({ value, label: value }));

export const menuOf = (labels: string[]) => labels.map((label) => ({ label, href: '#' }));

/** A text beside the control that it describes. */
export const Label = ({ children }: { children: ReactNode }) => (
  <Text as="span" size="sm" tone="quiet">
    {children}
  </Text>
);

export function named(text: string) {
  return { value: text, label: text };
}

export const collections = [
  { id: '1', name: 'Bikes', slug: 'bikes', image: { src: bicycle } },
  { id: '2', name: 'Tools', slug: 'tools', image: { src: pump } },
];
