import { Breadcrumb } from '@vitrine/components';

export const Place = () => (
  <Breadcrumb
    items={[
      { label: 'Account', href: '/account' },
      { label: 'Orders', href: '/account/orders', isCurrentPage: true },
    ]}
  />
);
