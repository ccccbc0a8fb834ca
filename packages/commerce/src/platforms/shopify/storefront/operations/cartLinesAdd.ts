import { cartMutation } from '../cartMutation.js';

export const { document, answer } = cartMutation('cartLinesAdd', { cartId: 'ID!', lines: '[CartLineInput!]!' });
