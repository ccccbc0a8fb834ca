import { cartMutation } from '../cartMutation.js';

export const { document, answer } = cartMutation('cartAttributesUpdate', {
  cartId: 'ID!',
  attributes: '[AttributeInput!]!',
});
