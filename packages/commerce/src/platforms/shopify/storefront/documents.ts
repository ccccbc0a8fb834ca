/** What is asked of the Storefront API. `wire.ts` is generated from this: `npm run codegen`. */

const imageFields = /* GraphQL */ `
  fragment imageFields on Image {
    url
    altText
    width
    height
  }
`;

const moneyFields = /* GraphQL */ `
  fragment moneyFields on MoneyV2 {
    amount
    currencyCode
  }
`;

/** Every kind of media has a picture to show for it. */
const mediaFields = /* GraphQL */ `
  fragment mediaFields on Media {
    id
    alt
    previewImage {
      ...imageFields
    }
  }
`;

const summaryFields = /* GraphQL */ `
  fragment summaryFields on Product {
    id
    title
    handle
    vendor
    availableForSale
    priceRange {
      minVariantPrice {
        ...moneyFields
      }
    }
    variants(first: 1) {
      nodes {
        price {
          ...moneyFields
        }
        compareAtPrice {
          ...moneyFields
        }
      }
    }
    media(first: 2) {
      nodes {
        ...mediaFields
      }
    }
  }
`;

const variantFields = /* GraphQL */ `
  fragment variantFields on ProductVariant {
    id
    title
    sku
    availableForSale
    quantityAvailable
    price {
      ...moneyFields
    }
    compareAtPrice {
      ...moneyFields
    }
    selectedOptions {
      name
      value
    }
    image {
      ...imageFields
    }
  }
`;

const facetFields = /* GraphQL */ `
  fragment facetFields on Filter {
    id
    label
    type
    values {
      label
      count
      input
    }
  }
`;

const cartFields = /* GraphQL */ `
  fragment cartFields on Cart {
    id
    checkoutUrl
    note
    cost {
      subtotalAmount {
        ...moneyFields
      }
    }
    discountCodes {
      code
      applicable
    }
    discountAllocations {
      discountedAmount {
        ...moneyFields
      }
      ... on CartCodeDiscountAllocation {
        code
      }
    }
    lines(first: 250, after: $after) {
      nodes {
        id
        quantity
        cost {
          amountPerQuantity {
            ...moneyFields
          }
        }
        merchandise {
          ... on ProductVariant {
            id
            title
            selectedOptions {
              name
              value
            }
            image {
              ...imageFields
            }
            product {
              id
              title
              handle
              featuredImage {
                ...imageFields
              }
            }
          }
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
  ${imageFields}
  ${moneyFields}
`;

const userErrorFields = /* GraphQL */ `
  fragment userErrorFields on CartUserError {
    code
    field
    message
  }
`;

const warningFields = /* GraphQL */ `
  fragment warningFields on CartWarning {
    code
    message
    target
  }
`;

const addressFields = /* GraphQL */ `
  fragment addressFields on MailingAddress {
    id
    firstName
    lastName
    company
    phone
    address1
    address2
    city
    zip
    country
    countryCodeV2
    province
  }
`;

/** More lines than 250 are an order's that no shopper made here: a cart holds no more. */
const orderFields = /* GraphQL */ `
  fragment orderFields on Order {
    id
    name
    financialStatus
    fulfillmentStatus
    processedAt
    subtotalPrice {
      ...moneyFields
    }
    totalShippingPrice {
      ...moneyFields
    }
    totalPrice {
      ...moneyFields
    }
    lineItems(first: 250) {
      nodes {
        title
        quantity
        originalTotalPrice {
          ...moneyFields
        }
        discountedTotalPrice {
          ...moneyFields
        }
        variant {
          id
          title
          image {
            ...imageFields
          }
        }
      }
    }
  }
`;

const customerErrorFields = /* GraphQL */ `
  fragment customerErrorFields on CustomerUserError {
    code
    field
    message
  }
`;

/** By the name of the operation. Each is complete in itself, and answers for `$country` in `$language`. */
export const documents = {
  shop: /* GraphQL */ `
    query shop($country: CountryCode, $language: LanguageCode) @inContext(country: $country, language: $language) {
      shop {
        name
        description
        paymentSettings {
          currencyCode
        }
      }
    }
  `,

  menu: /* GraphQL */ `
    query menu($handle: String!, $country: CountryCode, $language: LanguageCode)
    @inContext(country: $country, language: $language) {
      shop {
        primaryDomain {
          host
        }
      }
      menu(handle: $handle) {
        items {
          ...menuItemFields
          items {
            ...menuItemFields
          }
        }
      }
    }
    fragment menuItemFields on MenuItem {
      title
      type
      url
    }
  `,

  collections: /* GraphQL */ `
    query collections($after: String, $country: CountryCode, $language: LanguageCode)
    @inContext(country: $country, language: $language) {
      collections(first: 250, after: $after) {
        nodes {
          id
          title
          handle
          image {
            ...imageFields
          }
        }
        pageInfo {
          hasNextPage
          endCursor
        }
      }
    }
    ${imageFields}
  `,

  collection: /* GraphQL */ `
    query collection($handle: String!, $country: CountryCode, $language: LanguageCode)
    @inContext(country: $country, language: $language) {
      collection(handle: $handle) {
        id
        title
        handle
        description
        descriptionHtml
        image {
          ...imageFields
        }
        seo {
          title
          description
        }
      }
    }
    ${imageFields}
  `,

  collectionSeo: /* GraphQL */ `
    query collectionSeo($handle: String!, $country: CountryCode, $language: LanguageCode)
    @inContext(country: $country, language: $language) {
      collection(handle: $handle) {
        seo {
          title
          description
        }
      }
    }
  `,

  productSeo: /* GraphQL */ `
    query productSeo($handle: String!, $country: CountryCode, $language: LanguageCode)
    @inContext(country: $country, language: $language) {
      product(handle: $handle) {
        seo {
          title
          description
        }
      }
    }
  `,

  collectionOrder: /* GraphQL */ `
    query collectionOrder(
      $handle: String!
      $after: String
      $sortKey: ProductCollectionSortKeys!
      $reverse: Boolean!
      $filters: [ProductFilter!]
      $withFacets: Boolean!
      $country: CountryCode
      $language: LanguageCode
    ) @inContext(country: $country, language: $language) {
      collection(handle: $handle) {
        products(first: 250, after: $after, sortKey: $sortKey, reverse: $reverse, filters: $filters) {
          nodes {
            id
          }
          pageInfo {
            hasNextPage
            endCursor
          }
          filters @include(if: $withFacets) {
            ...facetFields
          }
        }
      }
    }
    ${facetFields}
  `,

  searchOrder: /* GraphQL */ `
    query searchOrder(
      $text: String!
      $after: String
      $sortKey: SearchSortKeys!
      $reverse: Boolean!
      $filters: [ProductFilter!]
      $withFacets: Boolean!
      $country: CountryCode
      $language: LanguageCode
    ) @inContext(country: $country, language: $language) {
      search(
        query: $text
        prefix: LAST
        types: [PRODUCT]
        first: 250
        after: $after
        sortKey: $sortKey
        reverse: $reverse
        productFilters: $filters
      ) {
        nodes {
          ... on Product {
            id
          }
        }
        totalCount
        pageInfo {
          hasNextPage
          endCursor
        }
        productFilters @include(if: $withFacets) {
          ...facetFields
        }
      }
    }
    ${facetFields}
  `,

  brandOrder: /* GraphQL */ `
    query brandOrder(
      $query: String!
      $after: String
      $sortKey: ProductSortKeys!
      $reverse: Boolean!
      $country: CountryCode
      $language: LanguageCode
    ) @inContext(country: $country, language: $language) {
      products(query: $query, first: 250, after: $after, sortKey: $sortKey, reverse: $reverse) {
        nodes {
          id
          vendor
        }
        pageInfo {
          hasNextPage
          endCursor
        }
      }
    }
  `,

  brand: /* GraphQL */ `
    query brand($query: String!, $country: CountryCode, $language: LanguageCode)
    @inContext(country: $country, language: $language) {
      products(query: $query, first: 10) {
        nodes {
          vendor
        }
      }
    }
  `,

  summaries: /* GraphQL */ `
    query summaries($ids: [ID!]!, $country: CountryCode, $language: LanguageCode)
    @inContext(country: $country, language: $language) {
      nodes(ids: $ids) {
        ... on Product {
          ...summaryFields
        }
      }
    }
    ${summaryFields}
    ${mediaFields}
    ${imageFields}
    ${moneyFields}
  `,

  productRecommendations: /* GraphQL */ `
    query productRecommendations($id: ID!, $country: CountryCode, $language: LanguageCode)
    @inContext(country: $country, language: $language) {
      productRecommendations(productId: $id) {
        ...summaryFields
      }
    }
    ${summaryFields}
    ${mediaFields}
    ${imageFields}
    ${moneyFields}
  `,

  product: /* GraphQL */ `
    query product($handle: String!, $country: CountryCode, $language: LanguageCode)
    @inContext(country: $country, language: $language) {
      product(handle: $handle) {
        id
        title
        handle
        vendor
        description
        descriptionHtml
        seo {
          title
          description
        }
        collections(first: 10) {
          nodes {
            title
            handle
          }
        }
        specifications: metafield(namespace: "custom", key: "specifications") {
          value
        }
        sizeGuide: metafield(namespace: "custom", key: "size_guide") {
          value
        }
        featuredImage {
          ...imageFields
        }
        priceRange {
          minVariantPrice {
            ...moneyFields
          }
        }
        options {
          id
          name
          optionValues {
            name
            swatch {
              color
              image {
                previewImage {
                  url
                }
              }
            }
          }
        }
        media(first: 250) {
          nodes {
            ...mediaFields
          }
        }
        variants(first: 250) {
          nodes {
            ...variantFields
          }
          pageInfo {
            hasNextPage
            endCursor
          }
        }
      }
    }
    ${variantFields}
    ${mediaFields}
    ${imageFields}
    ${moneyFields}
  `,

  productVariants: /* GraphQL */ `
    query productVariants($id: ID!, $after: String, $country: CountryCode, $language: LanguageCode)
    @inContext(country: $country, language: $language) {
      product(id: $id) {
        variants(first: 250, after: $after) {
          nodes {
            ...variantFields
          }
          pageInfo {
            hasNextPage
            endCursor
          }
        }
      }
    }
    ${variantFields}
    ${imageFields}
    ${moneyFields}
  `,

  firstVariants: /* GraphQL */ `
    query firstVariants($ids: [ID!]!, $country: CountryCode, $language: LanguageCode)
    @inContext(country: $country, language: $language) {
      nodes(ids: $ids) {
        ... on Product {
          id
          variants(first: 1) {
            nodes {
              id
            }
          }
        }
      }
    }
  `,

  productInventory: /* GraphQL */ `
    query productInventory($ids: [ID!]!, $country: CountryCode, $language: LanguageCode)
    @inContext(country: $country, language: $language) {
      nodes(ids: $ids) {
        ... on Product {
          id
          availableForSale
          totalInventory
        }
      }
    }
  `,

  variantInventory: /* GraphQL */ `
    query variantInventory($ids: [ID!]!, $country: CountryCode, $language: LanguageCode)
    @inContext(country: $country, language: $language) {
      nodes(ids: $ids) {
        ... on ProductVariant {
          id
          availableForSale
          quantityAvailable
          quantityRule {
            minimum
            maximum
          }
        }
      }
    }
  `,

  cart: /* GraphQL */ `
    query cart($id: ID!, $after: String, $country: CountryCode, $language: LanguageCode)
    @inContext(country: $country, language: $language) {
      cart(id: $id) {
        ...cartFields
      }
    }
    ${cartFields}
  `,

  cartCreate: /* GraphQL */ `
    mutation cartCreate($input: CartInput!, $after: String, $country: CountryCode, $language: LanguageCode)
    @inContext(country: $country, language: $language) {
      cartCreate(input: $input) {
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

  cartLinesAdd: /* GraphQL */ `
    mutation cartLinesAdd(
      $cartId: ID!
      $lines: [CartLineInput!]!
      $after: String
      $country: CountryCode
      $language: LanguageCode
    ) @inContext(country: $country, language: $language) {
      cartLinesAdd(cartId: $cartId, lines: $lines) {
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

  cartLinesUpdate: /* GraphQL */ `
    mutation cartLinesUpdate(
      $cartId: ID!
      $lines: [CartLineUpdateInput!]!
      $after: String
      $country: CountryCode
      $language: LanguageCode
    ) @inContext(country: $country, language: $language) {
      cartLinesUpdate(cartId: $cartId, lines: $lines) {
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

  cartLinesRemove: /* GraphQL */ `
    mutation cartLinesRemove(
      $cartId: ID!
      $lineIds: [ID!]!
      $after: String
      $country: CountryCode
      $language: LanguageCode
    ) @inContext(country: $country, language: $language) {
      cartLinesRemove(cartId: $cartId, lineIds: $lineIds) {
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

  cartDiscountCodesUpdate: /* GraphQL */ `
    mutation cartDiscountCodesUpdate(
      $cartId: ID!
      $discountCodes: [String!]!
      $after: String
      $country: CountryCode
      $language: LanguageCode
    ) @inContext(country: $country, language: $language) {
      cartDiscountCodesUpdate(cartId: $cartId, discountCodes: $discountCodes) {
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

  cartNoteUpdate: /* GraphQL */ `
    mutation cartNoteUpdate(
      $cartId: ID!
      $note: String!
      $after: String
      $country: CountryCode
      $language: LanguageCode
    ) @inContext(country: $country, language: $language) {
      cartNoteUpdate(cartId: $cartId, note: $note) {
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

  customer: /* GraphQL */ `
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
  `,

  customerOrders: /* GraphQL */ `
    query customerOrders(
      $customerAccessToken: String!
      $first: Int!
      $after: String
      $country: CountryCode
      $language: LanguageCode
    ) @inContext(country: $country, language: $language) {
      customer(customerAccessToken: $customerAccessToken) {
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
    ${imageFields}
    ${moneyFields}
  `,

  customerOrderIds: /* GraphQL */ `
    query customerOrderIds(
      $customerAccessToken: String!
      $after: String
      $country: CountryCode
      $language: LanguageCode
    ) @inContext(country: $country, language: $language) {
      customer(customerAccessToken: $customerAccessToken) {
        orders(first: 250, after: $after, sortKey: PROCESSED_AT, reverse: true) {
          edges {
            cursor
            node {
              id
            }
          }
          pageInfo {
            hasNextPage
            endCursor
          }
        }
      }
    }
  `,

  customerAddresses: /* GraphQL */ `
    query customerAddresses(
      $customerAccessToken: String!
      $first: Int!
      $after: String
      $country: CountryCode
      $language: LanguageCode
    ) @inContext(country: $country, language: $language) {
      customer(customerAccessToken: $customerAccessToken) {
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

  customerAccessTokenCreate: /* GraphQL */ `
    mutation customerAccessTokenCreate(
      $input: CustomerAccessTokenCreateInput!
      $country: CountryCode
      $language: LanguageCode
    ) @inContext(country: $country, language: $language) {
      customerAccessTokenCreate(input: $input) {
        customerAccessToken {
          accessToken
          expiresAt
        }
        customerUserErrors {
          ...customerErrorFields
        }
      }
    }
    ${customerErrorFields}
  `,

  customerAccessTokenRenew: /* GraphQL */ `
    mutation customerAccessTokenRenew($customerAccessToken: String!, $country: CountryCode, $language: LanguageCode)
    @inContext(country: $country, language: $language) {
      customerAccessTokenRenew(customerAccessToken: $customerAccessToken) {
        customerAccessToken {
          accessToken
          expiresAt
        }
        userErrors {
          field
          message
        }
      }
    }
  `,

  customerAccessTokenDelete: /* GraphQL */ `
    mutation customerAccessTokenDelete($customerAccessToken: String!, $country: CountryCode, $language: LanguageCode)
    @inContext(country: $country, language: $language) {
      customerAccessTokenDelete(customerAccessToken: $customerAccessToken) {
        deletedAccessToken
        userErrors {
          field
          message
        }
      }
    }
  `,

  customerCreate: /* GraphQL */ `
    mutation customerCreate($input: CustomerCreateInput!, $country: CountryCode, $language: LanguageCode)
    @inContext(country: $country, language: $language) {
      customerCreate(input: $input) {
        customerUserErrors {
          ...customerErrorFields
        }
      }
    }
    ${customerErrorFields}
  `,

  customerUpdate: /* GraphQL */ `
    mutation customerUpdate(
      $customer: CustomerUpdateInput!
      $customerAccessToken: String!
      $country: CountryCode
      $language: LanguageCode
    ) @inContext(country: $country, language: $language) {
      customerUpdate(customer: $customer, customerAccessToken: $customerAccessToken) {
        customerAccessToken {
          accessToken
          expiresAt
        }
        customerUserErrors {
          ...customerErrorFields
        }
      }
    }
    ${customerErrorFields}
  `,

  customerRecover: /* GraphQL */ `
    mutation customerRecover($email: String!, $country: CountryCode, $language: LanguageCode)
    @inContext(country: $country, language: $language) {
      customerRecover(email: $email) {
        customerUserErrors {
          ...customerErrorFields
        }
      }
    }
    ${customerErrorFields}
  `,

  customerResetByUrl: /* GraphQL */ `
    mutation customerResetByUrl($resetUrl: URL!, $password: String!, $country: CountryCode, $language: LanguageCode)
    @inContext(country: $country, language: $language) {
      customerResetByUrl(resetUrl: $resetUrl, password: $password) {
        customerUserErrors {
          ...customerErrorFields
        }
      }
    }
    ${customerErrorFields}
  `,

  customerAddressCreate: /* GraphQL */ `
    mutation customerAddressCreate(
      $address: MailingAddressInput!
      $customerAccessToken: String!
      $country: CountryCode
      $language: LanguageCode
    ) @inContext(country: $country, language: $language) {
      customerAddressCreate(address: $address, customerAccessToken: $customerAccessToken) {
        customerUserErrors {
          ...customerErrorFields
        }
      }
    }
    ${customerErrorFields}
  `,

  customerAddressUpdate: /* GraphQL */ `
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
  `,

  customerAddressDelete: /* GraphQL */ `
    mutation customerAddressDelete(
      $id: ID!
      $customerAccessToken: String!
      $country: CountryCode
      $language: LanguageCode
    ) @inContext(country: $country, language: $language) {
      customerAddressDelete(id: $id, customerAccessToken: $customerAccessToken) {
        customerUserErrors {
          ...customerErrorFields
        }
      }
    }
    ${customerErrorFields}
  `,

  customerDefaultAddressUpdate: /* GraphQL */ `
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
  `,

  cartBuyerIdentityUpdate: /* GraphQL */ `
    mutation cartBuyerIdentityUpdate(
      $cartId: ID!
      $buyerIdentity: CartBuyerIdentityInput!
      $country: CountryCode
      $language: LanguageCode
    ) @inContext(country: $country, language: $language) {
      cartBuyerIdentityUpdate(cartId: $cartId, buyerIdentity: $buyerIdentity) {
        userErrors {
          ...userErrorFields
        }
      }
    }
    ${userErrorFields}
  `,
} as const;

export type Operation = keyof typeof documents;
