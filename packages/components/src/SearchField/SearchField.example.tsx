import type { Examples } from '../testing/examples.js';
import { SearchField } from './SearchField.js';

export const examples: Examples = {
  SearchField: <SearchField aria-label="Search products" name="q" />,
};
