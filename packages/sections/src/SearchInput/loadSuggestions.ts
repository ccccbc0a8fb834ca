import { loadedOnce } from '../internal/loadedOnce.js';

/** The field with suggestions: more than a page needs before it is used. */
export const searchSuggestions = loadedOnce(() =>
  import('./SearchSuggestions.js').then(({ SearchSuggestions }) => SearchSuggestions),
);
