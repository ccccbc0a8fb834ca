import { Price } from '@vitrine/components';

export const Reduced = () => (
  <Price price={{ amount: '89.00', currencyCode: 'USD' }} compareAtPrice={{ amount: '120.00', currencyCode: 'USD' }} />
);
