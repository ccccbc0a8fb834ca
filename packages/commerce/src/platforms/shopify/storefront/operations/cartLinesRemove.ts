import { cartMutation } from '../cartMutation.js';

export const { document, answer } = cartMutation('cartLinesRemove', { cartId: 'ID!', lineIds: '[ID!]!' });
