import { order } from '@vitrine/storybook/samples';
import { OrderHistory } from '../OrderHistory/OrderHistory.js';

/** Stands for it on the overview. */
export const picture = <OrderHistory orders={[order]} />;
