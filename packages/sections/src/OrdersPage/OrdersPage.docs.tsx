import { order } from '@vitrine/storybook/samples';
import { OrderHistory } from '../OrderHistory/OrderHistory.js';

export const picture = <OrderHistory orders={[order]} />;
