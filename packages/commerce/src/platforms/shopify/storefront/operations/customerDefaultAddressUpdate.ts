import * as v from 'valibot';
import { customerErrorFields } from '../fragments.js';
import { customerPayload } from '../shapes.js';

export const document = /* GraphQL */ `
  mutation customerDefaultAddressUpdate(
    $addressId: ID!
    $customerAccessToken: String!
    $country: CountryCode
    $language: LanguageCode
  ) @inContext(country: $country, language: $language) {
    customerDefaultAddressUpdate(addressId: $addressId, customerAccessToken: $customerAccessToken) {
      customerUserErrors {
        ...customerErrorFields
      }
    }
  }
  ${customerErrorFields}
`;

export const answer = v.object({ customerDefaultAddressUpdate: customerPayload });
