import type { PicturedRules } from '@vitrine/story-kit/rules';
import { Breadcrumb } from './Breadcrumb.js';

export const picture = (
  <Breadcrumb
    items={[
      { label: 'Bikes', url: '#' },
      { label: 'Touring', url: '#', isCurrentPage: true },
    ]}
  />
);

export const rules: PicturedRules = {
  do: [
    'Begin at the top',
    <Breadcrumb
      key="do"
      items={[
        { label: 'Home', url: '#' },
        { label: 'Bikes', url: '#' },
        { label: 'Lane One', url: '#', isCurrentPage: true },
      ]}
    />,
  ],
  dont: [
    'Use it for the steps',
    <Breadcrumb
      key="dont"
      items={[
        { label: 'Cart', url: '#' },
        { label: 'Address', url: '#', isCurrentPage: true },
        { label: 'Payment', url: '#' },
      ]}
    />,
  ],
};
