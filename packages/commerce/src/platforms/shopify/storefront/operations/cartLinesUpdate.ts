import { cartMutation } from '../cartMutation.js';

export const { document, answer } = cartMutation('cartLinesUpdate', {
  cartId: 'ID!',
  lines: '[CartLineUpdateInput!]!',
});
