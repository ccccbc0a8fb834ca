import { Panel } from '@vitrine/storybook/samples';
import { Cart } from '../Cart/Cart.js';

/** Stands for it on the overview. */
export const picture = (
  <Panel>
    <Cart />
  </Panel>
);
