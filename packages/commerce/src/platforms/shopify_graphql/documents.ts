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
    cost {
      subtotalAmount {
        ...moneyFields
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
} as const;

export type Operation = keyof typeof documents;
