import * as v from 'valibot';
import { addressFields, imageFields, moneyFields, orderFields } from '../fragments.js';
import { order, otherNode, text, wholeNumber } from '../shapes.js';

/** The lines a second time, with their states: the list of orders does not ask for them. */
export const document = /* GraphQL */ `
  query orderByKey($id: ID!, $country: CountryCode, $language: LanguageCode)
  @inContext(country: $country, language: $language) {
    node(id: $id) {
      ... on Order {
        ...orderFields
        states: lineItems(first: 250) {
          nodes {
            currentQuantity
            variant {
              product {
                handle
              }
            }
          }
        }
        sent: successfulFulfillments(first: 20) {
          fulfillmentLineItems(first: 250) {
            nodes {
              quantity
              lineItem {
                title
                variant {
                  id
                }
              }
            }
          }
        }
      }
    }
  }
  ${orderFields}
  ${addressFields}
  ${imageFields}
  ${moneyFields}
`;

export const answer = v.object({
  node: v.nullable(
    v.union([
      v.object({
        ...order.entries,
        states: v.object({
          nodes: v.array(
            v.object({
              currentQuantity: wholeNumber,
              variant: v.nullable(v.object({ product: v.object({ handle: text }) })),
            }),
          ),
        }),
        sent: v.nullable(
          v.array(
            v.object({
              fulfillmentLineItems: v.object({
                nodes: v.array(
                  v.object({
                    quantity: wholeNumber,
                    lineItem: v.object({ title: text, variant: v.nullable(v.object({ id: text })) }),
                  }),
                ),
              }),
            }),
          ),
        ),
      }),
      otherNode,
    ]),
  ),
});
