import type { Examples } from '../testing/examples.js';
import { Fieldset } from './Fieldset.js';

export const examples: Examples = {
  Fieldset: (
    <Fieldset legend="Delivery" description="By post" isDisabled>
      <input aria-label="Name" />
    </Fieldset>
  ),
};
