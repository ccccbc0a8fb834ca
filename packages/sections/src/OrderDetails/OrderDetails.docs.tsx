import { order } from '@vitrine/storybook/samples';
import { OrderDetails } from './OrderDetails.js';

/** The component's picture on the overview page. */
export const picture = <OrderDetails order={order} />;
