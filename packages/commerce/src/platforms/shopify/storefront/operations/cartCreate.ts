import { cartMutation } from '../cartMutation.js';

export const { document, answer } = cartMutation('cartCreate', { input: 'CartInput!' });
