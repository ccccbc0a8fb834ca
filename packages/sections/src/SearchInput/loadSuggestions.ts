import { loadedOnce } from '@vitrine/components';

/** Loads the field with suggestions. A page does not need it before the field is used. */
export const searchSuggestions = loadedOnce(() =>
  import('./SearchSuggestions.js').then(({ SearchSuggestions }) => SearchSuggestions),
);
