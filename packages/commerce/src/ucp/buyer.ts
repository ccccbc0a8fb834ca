import * as v from 'valibot';
import type { BuyerContext } from '../port/context.js';

const contextSchema = v.looseObject({
  address_country: v.optional(v.string()),
  language: v.optional(v.string()),
  currency: v.optional(v.string()),
});

/** Returns the buyer that a payload's context describes. Unusable hints are left out: they never fail a request. */
export function buyerOf(payload: unknown, acceptLanguage: string | null): BuyerContext {
  const parsed = v.safeParse(v.looseObject({ context: contextSchema }), payload);
  const { address_country: country, language, currency } = parsed.success ? parsed.output.context : {};
  const locale = language ?? acceptLanguage?.split(/[,;]/)[0]?.trim();
  return {
    ...(country && /^[a-z]{2}$/i.test(country) && { country: country.toUpperCase() }),
    ...(currency && /^[a-z]{3}$/i.test(currency) && { currency: currency.toUpperCase() }),
    ...(locale && /^[a-z]{2,3}(-[a-z\d]{2,8})*$/i.test(locale) && { locale }),
  };
}
