import { order } from '@vitrine/storybook/samples';
import { OrderHistory } from '../OrderHistory/OrderHistory.js';

/** The component's picture on the overview page. */
export const picture = <OrderHistory orders={[order]} />;
