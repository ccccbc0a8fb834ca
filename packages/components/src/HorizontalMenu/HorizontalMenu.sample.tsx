import { HorizontalMenu } from '@vitrine/components';

const items = [
  {
    label: 'Shop',
    subMenuLinks: [
      { label: 'Bikes', slug: '/collections/bikes' },
      { label: 'Kitchen', slug: '/collections/kitchen' },
    ],
  },
  { label: 'About', slug: '/about' },
];

export const MainMenu = () => <HorizontalMenu aria-label="Main" items={items} />;
