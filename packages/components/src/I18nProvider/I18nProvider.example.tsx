import type { Examples } from '../testing/examples.js';
import { I18nProvider } from './I18nProvider.js';

export const examples: Examples = {
  I18nProvider: <I18nProvider locale="ar-AE">Content</I18nProvider>,
};
