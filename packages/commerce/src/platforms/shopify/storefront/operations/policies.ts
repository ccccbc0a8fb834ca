import * as v from 'valibot';
import { text } from '../shapes.js';

export const document = /* GraphQL */ `
  query policies($country: CountryCode, $language: LanguageCode) @inContext(country: $country, language: $language) {
    shop {
      delivery: shippingPolicy {
        ...policy
      }
      returns: refundPolicy {
        ...policy
      }
      terms: termsOfService {
        ...policy
      }
      privacy: privacyPolicy {
        ...policy
      }
    }
  }
  fragment policy on ShopPolicy {
    title
    body
  }
`;

const policy = v.nullable(v.object({ title: text, body: text }));

export const answer = v.object({
  shop: v.object({ delivery: policy, returns: policy, terms: policy, privacy: policy }),
});
