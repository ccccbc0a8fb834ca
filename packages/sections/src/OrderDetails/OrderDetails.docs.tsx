import { order } from '@vitrine/storybook/samples';
import { OrderDetails } from './OrderDetails.js';

/** Stands for it on the overview. */
export const picture = <OrderDetails order={order} />;
