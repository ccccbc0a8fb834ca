import { Panel } from '@vitrine/story-kit/samples';
import { Cart } from '../Cart/Cart.js';

export const picture = (
  <Panel>
    <Cart />
  </Panel>
);
