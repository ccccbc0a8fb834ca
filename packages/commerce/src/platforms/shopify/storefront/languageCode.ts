/**
 * What the platform calls the language of a locale: 'de-AT' is 'DE', 'pt-BR' is 'PT_BR', 'zh-HK' is 'ZH_TW'. Undefined for none, and for
 * what is no locale: then the shop speaks its own.
 */
export function toLanguageCode(locale: string | undefined): string | undefined {
  const parsed = locale === undefined ? undefined : parse(locale);
  if (!parsed) return undefined;
  const { language, region } = parsed;
  // The two of which the platform tells the kinds apart.
  if (language === 'pt' && (region === 'BR' || region === 'PT')) return `PT_${region}`;
  if (language === 'zh') return parsed.maximize().script === 'Hant' ? 'ZH_TW' : 'ZH_CN';
  return language.toUpperCase();
}

function parse(locale: string): Intl.Locale | undefined {
  try {
    return new Intl.Locale(locale);
  } catch {
    return undefined;
  }
}
