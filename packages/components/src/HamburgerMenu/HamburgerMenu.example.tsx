import type { Examples } from '../testing/examples.js';
import { pagesWithCurrent } from '../testing/navigation.js';
import { HamburgerMenu } from './HamburgerMenu.js';

export const examples: Examples = {
  HamburgerMenu: <HamburgerMenu items={pagesWithCurrent}>Search</HamburgerMenu>,
};
