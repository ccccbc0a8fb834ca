/** The Customer Account API's operations. `npm run codegen` generates `wire.ts` from this file. */

const moneyFields = /* GraphQL */ `
  fragment moneyFields on MoneyV2 {
    amount
    currencyCode
  }
`;

const addressFields = /* GraphQL */ `
  fragment addressFields on CustomerAddress {
    id
    firstName
    lastName
    company
    phoneNumber
    address1
    address2
    city
    zip
    country
    territoryCode
    province
    zoneCode
  }
`;

const orderFields = /* GraphQL */ `
  fragment orderFields on Order {
    id
    name
    financialStatus
    fulfillmentStatus
    processedAt
    subtotal {
      ...moneyFields
    }
    totalShipping {
      ...moneyFields
    }
    totalTax {
      ...moneyFields
    }
    totalPrice {
      ...moneyFields
    }
    shippingAddress {
      ...addressFields
    }
    billingAddress {
      ...addressFields
    }
    fulfillments(first: 20) {
      nodes {
        status
        latestShipmentStatus
        trackingInformation {
          company
          number
          url
        }
      }
    }
    discountApplications(first: 10) {
      nodes {
        targetType
        ... on DiscountCodeApplication {
          code
        }
      }
    }
    lineItems(first: 250) {
      nodes {
        title
        quantity
        totalPriceBeforeDiscounts {
          ...moneyFields
        }
        totalPriceWithDiscounts {
          ...moneyFields
        }
        variantId
        variantTitle
        image {
          url
          altText
          width
          height
        }
      }
    }
  }
`;

const userErrorFields = /* GraphQL */ `
  fragment userErrorFields on UserErrorsCustomerAddressUserErrors {
    code
    field
    message
  }
`;

/** Documents by operation name. All of them concern the customer whose token is sent with the request. */
export const documents = {
  customer: /* GraphQL */ `
    query customer {
      customer {
        id
        displayName
        firstName
        lastName
        emailAddress {
          emailAddress
        }
        phoneNumber {
          phoneNumber
        }
        defaultAddress {
          ...addressFields
        }
      }
    }
    ${addressFields}
  `,

  customerOrders: /* GraphQL */ `
    query customerOrders($first: Int!, $after: String) {
      customer {
        orders(first: $first, after: $after, sortKey: PROCESSED_AT, reverse: true) {
          nodes {
            ...orderFields
          }
          pageInfo {
            hasNextPage
            endCursor
          }
        }
      }
    }
    ${orderFields}
    ${addressFields}
    ${moneyFields}
  `,

  customerOrder: /* GraphQL */ `
    query customerOrder($id: ID!) {
      order(id: $id) {
        ...orderFields
      }
    }
    ${orderFields}
    ${addressFields}
    ${moneyFields}
  `,

  customerAddresses: /* GraphQL */ `
    query customerAddresses($first: Int!, $after: String) {
      customer {
        addresses(first: $first, after: $after) {
          nodes {
            ...addressFields
          }
          pageInfo {
            hasNextPage
            endCursor
          }
        }
      }
    }
    ${addressFields}
  `,

  customerAddressCreate: /* GraphQL */ `
    mutation customerAddressCreate($address: CustomerAddressInput!) {
      customerAddressCreate(address: $address) {
        userErrors {
          ...userErrorFields
        }
      }
    }
    ${userErrorFields}
  `,

  customerAddressUpdate: /* GraphQL */ `
    mutation customerAddressUpdate($addressId: ID!, $address: CustomerAddressInput!) {
      customerAddressUpdate(addressId: $addressId, address: $address) {
        userErrors {
          ...userErrorFields
        }
      }
    }
    ${userErrorFields}
  `,

  customerAddressSetDefault: /* GraphQL */ `
    mutation customerAddressSetDefault($addressId: ID!) {
      customerAddressUpdate(addressId: $addressId, defaultAddress: true) {
        userErrors {
          ...userErrorFields
        }
      }
    }
    ${userErrorFields}
  `,

  customerAddressDelete: /* GraphQL */ `
    mutation customerAddressDelete($addressId: ID!) {
      customerAddressDelete(addressId: $addressId) {
        userErrors {
          ...userErrorFields
        }
      }
    }
    ${userErrorFields}
  `,
} as const;

export type Operation = keyof typeof documents;
