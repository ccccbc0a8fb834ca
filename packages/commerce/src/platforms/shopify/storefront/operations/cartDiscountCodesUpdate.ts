import { cartMutation } from '../cartMutation.js';

export const { document, answer } = cartMutation('cartDiscountCodesUpdate', {
  cartId: 'ID!',
  discountCodes: '[String!]!',
});
