import * as v from 'valibot';
import { customerErrorFields } from '../fragments.js';
import { customerPayload } from '../shapes.js';

export const document = /* GraphQL */ `
  mutation customerAddressUpdate(
    $id: ID!
    $address: MailingAddressInput!
    $customerAccessToken: String!
    $country: CountryCode
    $language: LanguageCode
  ) @inContext(country: $country, language: $language) {
    customerAddressUpdate(id: $id, address: $address, customerAccessToken: $customerAccessToken) {
      customerUserErrors {
        ...customerErrorFields
      }
    }
  }
  ${customerErrorFields}
`;

export const answer = v.object({ customerAddressUpdate: customerPayload });
