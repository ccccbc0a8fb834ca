import * as v from 'valibot';
import { pageInfo, text, wholeNumber } from '../shapes.js';

export const document = /* GraphQL */ `
  query cartContent($id: ID!, $country: CountryCode, $language: LanguageCode)
  @inContext(country: $country, language: $language) {
    cart(id: $id) {
      note
      attributes {
        key
        value
      }
      buyerIdentity {
        countryCode
      }
      discountCodes {
        code
        applicable
      }
      appliedGiftCards {
        id
      }
      lines(first: 250) {
        nodes {
          quantity
          attributes {
            key
            value
          }
          merchandise {
            ... on ProductVariant {
              id
            }
          }
          sellingPlanAllocation {
            sellingPlan {
              id
            }
          }
        }
        pageInfo {
          hasNextPage
          endCursor
        }
      }
    }
  }
`;

const attributes = v.array(v.object({ key: text, value: v.nullable(text) }));

export const answer = v.object({
  cart: v.nullable(
    v.object({
      note: v.nullable(text),
      attributes,
      buyerIdentity: v.object({ countryCode: v.nullable(text) }),
      discountCodes: v.array(v.object({ code: text, applicable: v.boolean() })),
      appliedGiftCards: v.array(v.object({ id: text })),
      lines: v.object({
        nodes: v.array(
          v.object({
            quantity: wholeNumber,
            attributes,
            merchandise: v.object({ id: text }),
            sellingPlanAllocation: v.nullable(v.object({ sellingPlan: v.object({ id: text }) })),
          }),
        ),
        pageInfo,
      }),
    }),
  ),
});
