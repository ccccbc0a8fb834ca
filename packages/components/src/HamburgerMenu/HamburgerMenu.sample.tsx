import { HamburgerMenu } from '@vitrine/components';

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

/** For narrow screens. */
export const MainMenu = () => <HamburgerMenu items={items} />;
