import { cartMutation } from '../cartMutation.js';

export const { document, answer } = cartMutation('cartNoteUpdate', { cartId: 'ID!', note: 'String!' });
