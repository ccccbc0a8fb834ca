import { order } from '@vitrine/storybook/samples';
import { OrderDetails } from './OrderDetails.js';

export const picture = <OrderDetails order={order} />;
