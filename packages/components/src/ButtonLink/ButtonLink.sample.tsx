import { ButtonLink } from '@vitrine/components';

export const ToCheckout = () => <ButtonLink href="/checkout">Checkout</ButtonLink>;
