import type { Examples } from '../testing/examples.js';
import { Breadcrumb } from './Breadcrumb.js';

export const examples: Examples = {
  Breadcrumb: (
    <Breadcrumb
      items={[
        { label: 'Account', url: '/account' },
        { label: 'Orders', url: '/account/orders', isCurrentPage: true },
      ]}
    />
  ),
};
