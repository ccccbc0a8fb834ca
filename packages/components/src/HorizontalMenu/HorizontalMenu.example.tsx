import type { Examples } from '../testing/examples.js';
import { pagesWithCurrent } from '../testing/navigation.js';
import { HorizontalMenu } from './HorizontalMenu.js';

export const examples: Examples = {
  HorizontalMenu: <HorizontalMenu items={pagesWithCurrent} />,
};
