import { useSyncExternalStore } from 'react';
import { onForgotten, timesForgotten } from '../state/forms/keptTexts.js';

/** How often this page has forgotten the texts of forms. As the key of fields, it empties them for the next visitor. */
export const useForgotten = (): number => useSyncExternalStore(onForgotten, timesForgotten, () => 0);
