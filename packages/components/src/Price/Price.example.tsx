import type { Examples } from '../testing/examples.js';
import { Price } from './Price.js';

export const examples: Examples = {
  Price: (
    <Price
      price={{ amount: '10.00', currencyCode: 'USD' }}
      maxPrice={{ amount: '20.00', currencyCode: 'USD' }}
      compareAtPrice={{ amount: '25.00', currencyCode: 'USD' }}
    />
  ),
};
