import type { Examples } from '../testing/examples.js';
import { ButtonLink } from './ButtonLink.js';

export const examples: Examples = {
  ButtonLink: <ButtonLink href="/checkout">Checkout</ButtonLink>,
};
