import * as v from 'valibot';
import { addressFields } from '../fragments.js';
import { address, customer, text } from '../shapes.js';

export const document = /* GraphQL */ `
  query customer($customerAccessToken: String!, $country: CountryCode, $language: LanguageCode)
  @inContext(country: $country, language: $language) {
    customer(customerAccessToken: $customerAccessToken) {
      id
      displayName
      firstName
      lastName
      email
      phone
      defaultAddress {
        ...addressFields
      }
    }
  }
  ${addressFields}
`;

export const answer = customer({
  id: text,
  displayName: text,
  firstName: v.nullable(text),
  lastName: v.nullable(text),
  email: v.nullable(text),
  phone: v.nullable(text),
  defaultAddress: v.nullable(address),
});
