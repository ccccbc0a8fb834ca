import { Logo } from '@vitrine/components';
import type { ShopSettings } from '@vitrine/sections';

const name = 'Northlane';

/** A road that runs north. */
const mark = (
  <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="1.75">
    <circle cx="12" cy="12" r="10.75" />
    <path d="M6 19.2 11 4.6h2l5 14.6" strokeLinejoin="round" />
    <path d="M12 8.5v2M12 13v2.6M12 18v3" />
  </svg>
);

/** What this shop says of itself, here and in the catalogue. A shop of your own begins with its own settings in this file. */
export const shop: ShopSettings = {
  name,
  logo: <Logo name={name} mark={mark} />,
  location: 'San Mateo, CA, US',
  delivery: [
    'Sent from our workshop within two working days. Bicycles come in a box, assembled but for pedals and bar.',
    'What you have neither ridden nor cooked with you can send back within 30 days, at our cost.',
  ],
  paths: { cartForm: '/api/cart' },
  sellingPoints: ['Free shipping + returns', 'Extended warranty', 'We’re here for you 24/7'],
};
