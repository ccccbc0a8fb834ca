import { Stepper } from '@vitrine/components';

const steps = [{ label: 'Address', href: '/checkout' }, { label: 'Delivery' }, { label: 'Payment' }];

export const Checkout = () => <Stepper aria-label="Checkout" steps={steps} finished={1} />;
