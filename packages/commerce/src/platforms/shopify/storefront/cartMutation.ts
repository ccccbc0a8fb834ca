import * as v from 'valibot';
import { cartFields, userErrorFields, warningFields } from './fragments.js';
import { cartPayload } from './shapes.js';

/**
 * Returns the operation that changes a cart by the mutation with this name: its document and its response's schema.
 * @param types the types of the mutation's arguments by their names; each is a variable of the document
 */
export function cartMutation<Name extends string>(name: Name, types: Record<string, string>) {
  const variables = Object.entries(types).map(([argument, type]) => `$${argument}: ${type}`);
  const given = Object.keys(types).map((argument) => `${argument}: $${argument}`);
  return {
    document: /* GraphQL */ `
  mutation ${name}(${variables.join(', ')}, $after: String, $country: CountryCode, $language: LanguageCode)
  @inContext(country: $country, language: $language) {
    ${name}(${given.join(', ')}) {
      cart {
        ...cartFields
      }
      userErrors {
        ...userErrorFields
      }
      warnings {
        ...warningFields
      }
    }
  }
  ${cartFields}
  ${userErrorFields}
  ${warningFields}
`,
    answer: v.object({ [name]: cartPayload } as Record<Name, typeof cartPayload>),
  };
}
