/** Schemas of the Customer Account API's responses. Each response is checked before its data is used. */
import * as v from 'valibot';
import type { Operation } from './documents.js';
import type { Wire } from './wire.js';

const text = v.string();
const wholeNumber = v.pipe(v.number(), v.integer());
const money = v.object({
  amount: v.pipe(v.string(), v.regex(/^-?\d+(\.\d+)?$/, 'Expected a decimal number')),
  currencyCode: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/, 'Expected a currency code')),
});
const pageInfo = v.object({ hasNextPage: v.boolean(), endCursor: v.nullable(text) });

const address = v.object({
  id: text,
  firstName: v.nullable(text),
  lastName: v.nullable(text),
  company: v.nullable(text),
  phoneNumber: v.nullable(text),
  address1: v.nullable(text),
  address2: v.nullable(text),
  city: v.nullable(text),
  zip: v.nullable(text),
  country: v.nullable(text),
  territoryCode: v.nullable(text),
  province: v.nullable(text),
  zoneCode: v.nullable(text),
});

const order = v.object({
  id: text,
  name: text,
  financialStatus: v.nullable(text),
  fulfillmentStatus: text,
  processedAt: text,
  subtotal: v.nullable(money),
  totalShipping: money,
  totalTax: v.nullable(money),
  totalPrice: money,
  shippingAddress: v.nullable(address),
  billingAddress: v.nullable(address),
  fulfillments: v.object({
    nodes: v.array(
      v.object({
        status: v.nullable(text),
        latestShipmentStatus: v.nullable(text),
        trackingInformation: v.array(
          v.object({ company: v.nullable(text), number: v.nullable(text), url: v.nullable(text) }),
        ),
      }),
    ),
  }),
  // An automatic discount of the shop has no code.
  discountApplications: v.object({
    nodes: v.array(v.object({ targetType: text, code: v.optional(text) })),
  }),
  lineItems: v.object({
    nodes: v.array(
      v.object({
        title: text,
        quantity: wholeNumber,
        totalPriceBeforeDiscounts: v.nullable(money),
        totalPriceWithDiscounts: v.nullable(money),
        variantId: v.nullable(text),
        variantTitle: v.nullable(text),
        image: v.nullable(
          v.object({
            url: v.pipe(text, v.url()),
            altText: v.nullable(text),
            width: v.nullable(wholeNumber),
            height: v.nullable(wholeNumber),
          }),
        ),
      }),
    ),
  }),
});

const addressPayload = v.nullable(
  v.object({
    userErrors: v.array(v.object({ code: v.nullable(text), field: v.nullable(v.array(text)), message: text })),
  }),
);

export const answers = {
  customer: v.object({
    customer: v.object({
      id: text,
      displayName: text,
      firstName: v.nullable(text),
      lastName: v.nullable(text),
      emailAddress: v.nullable(v.object({ emailAddress: v.nullable(text) })),
      phoneNumber: v.nullable(v.object({ phoneNumber: text })),
      defaultAddress: v.nullable(address),
    }),
  }),
  customerOrders: v.object({ customer: v.object({ orders: v.object({ nodes: v.array(order), pageInfo }) }) }),
  customerOrder: v.object({ order: v.nullable(order) }),
  customerAddresses: v.object({ customer: v.object({ addresses: v.object({ nodes: v.array(address), pageInfo }) }) }),
  customerAddressCreate: v.object({ customerAddressCreate: addressPayload }),
  customerAddressUpdate: v.object({ customerAddressUpdate: addressPayload }),
  customerAddressSetDefault: v.object({ customerAddressUpdate: addressPayload }),
  customerAddressDelete: v.object({ customerAddressDelete: addressPayload }),
} satisfies Record<Operation, v.GenericSchema>;

export type Answer<Name extends Operation> = v.InferOutput<(typeof answers)[Name]>;

export type Variables<Name extends Operation> = Wire[Name][0];

/** The names of operations whose schema above is stricter or laxer than the official schema. */
type Disagreeing = {
  [Name in Operation]: [Answer<Name>, Wire[Name][1]] extends [Wire[Name][1], Answer<Name>] ? never : Name;
}[Operation];

/** Does not compile if an operation disagrees. */
type Agreement = [Disagreeing] extends [never] ? true : Disagreeing;
true satisfies Agreement;

export type WireCustomer = Answer<'customer'>['customer'];
export type WireAddress = NonNullable<WireCustomer['defaultAddress']>;
export type WireOrder = NonNullable<Answer<'customerOrder'>['order']>;
export type AddressPayload = Answer<'customerAddressCreate'>['customerAddressCreate'];
