import { order } from '@vitrine/story-kit/samples';
import { OrderHistory } from './OrderHistory.js';

export const picture = <OrderHistory orders={[order, { ...order, id: '2', name: '#1002' }]} />;
