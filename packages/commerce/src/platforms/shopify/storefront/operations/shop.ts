import * as v from 'valibot';
import { money, text } from '../shapes.js';

export const document = /* GraphQL */ `
  query shop($country: CountryCode, $language: LanguageCode) @inContext(country: $country, language: $language) {
    shop {
      name
      description
      paymentSettings {
        currencyCode
      }
    }
  }
`;

export const answer = v.object({
  shop: v.object({
    name: text,
    description: v.nullable(text),
    paymentSettings: v.object({ currencyCode: money.entries.currencyCode }),
  }),
});
