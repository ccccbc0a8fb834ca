/**
 * Returns the platform's code for the language of a locale: 'DE' for 'de-AT', 'PT_BR' for 'pt-BR', 'ZH_TW' for 'zh-HK'. Undefined without a
 * valid locale: the shop then answers in its own language.
 */
export function toLanguageCode(locale: string | undefined): string | undefined {
  const parsed = locale === undefined ? undefined : parse(locale);
  if (!parsed) return undefined;
  const { language, region } = parsed;
  // The platform distinguishes variants of these two languages only.
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
