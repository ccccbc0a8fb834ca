import { sharedContext } from './sharedContext.js';

/** The locale of the `I18nProvider` around it, BCP 47. */
const [LocaleContext, useProvidedLocale] = sharedContext<string | undefined>(undefined);
export { LocaleContext };

/** Returns the locale in which a component without script formats numbers: its own `locale`, else the page's, else `'en-US'`. */
export function usePageLocale(locale: string | undefined): string {
  const provided = useProvidedLocale();
  return locale ?? provided ?? 'en-US';
}
