import type { Examples } from '../testing/examples.js';
import { Stepper } from './Stepper.js';

export const examples: Examples = {
  Stepper: (
    <Stepper
      aria-label="Checkout"
      steps={[
        { label: 'Address', href: '/checkout' },
        { label: 'Delivery', description: 'By post' },
        { label: 'Payment' },
      ]}
      finished={1}
    />
  ),
};
