import { Logo } from '@vitrine/components';
import type { ShopSettings } from '@vitrine/sections';
import { duotone } from './duotone.js';
import { shop as northlane } from './shop.js';

const name = 'Halyard';

/** The mark: a sail, and the rope that hoists it. */
const mark = (
  <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="1.75" strokeLinejoin="round">
    <path d="M11 2.5v15H3.5C7.5 13.5 10.5 8.5 11 2.5z" fill="currentColor" />
    <path d="M14 5c4 3 6 7.5 6.5 12.5H14z" />
    <path d="M3 21c3 1.5 6 1.5 9 0s6-1.5 9 0" strokeLinecap="round" />
  </svg>
);

/** The shop of the second brand: the same products under its own name and logo. */
export const halyard: ShopSettings = {
  ...northlane,
  name,
  logo: <Logo name={name} mark={mark} />,
  location: 'Annapolis, MD, US',
};

/** Returns the brand's version of a drawing, printed with two inks: the night and the sail. */
export const inHalyardInks = (svg: string) => duotone(svg, '#2A2157', '#E4DCFF');
