import { order } from '@vitrine/story-kit/samples';
import { OrderDetails } from './OrderDetails.js';

export const picture = <OrderDetails order={order} />;
