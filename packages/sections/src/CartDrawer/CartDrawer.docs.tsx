import { Panel } from '@vitrine/storybook/samples';
import { Cart } from '../Cart/Cart.js';

export const picture = (
  <Panel>
    <Cart />
  </Panel>
);
