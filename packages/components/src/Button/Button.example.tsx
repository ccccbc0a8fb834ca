import type { Examples } from '../testing/examples.js';
import { Button } from './Button.js';

export const examples: Examples = {
  Button: (
    <Button isLoading loadingLabel="Submitting..." iconBefore={<svg />}>
      Send
    </Button>
  ),
};
