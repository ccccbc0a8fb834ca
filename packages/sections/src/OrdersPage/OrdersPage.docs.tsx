import { order } from '@vitrine/story-kit/samples';
import { OrderHistory } from '../OrderHistory/OrderHistory.js';

export const picture = <OrderHistory orders={[order]} />;
