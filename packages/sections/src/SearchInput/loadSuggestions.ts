import { loadedOnce } from '../internal/loadedOnce.js';

/** Loads the field with suggestions. A page does not need it before the field is used. */
export const searchSuggestions = loadedOnce(() =>
  import('./SearchSuggestions.js').then(({ SearchSuggestions }) => SearchSuggestions),
);
