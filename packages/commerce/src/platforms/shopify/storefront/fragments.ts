/** Fields that several operations request. */

export const imageFields = /* GraphQL */ `
  fragment imageFields on Image {
    url
    altText
    width
    height
  }
`;

export const moneyFields = /* GraphQL */ `
  fragment moneyFields on MoneyV2 {
    amount
    currencyCode
  }
`;

/** Every kind of media has a preview picture. */
export const mediaFields = /* GraphQL */ `
  fragment mediaFields on Media {
    id
    alt
    previewImage {
      ...imageFields
    }
  }
`;

/** The files of videos and 3D models. A fragment of `mediaFields` is needed beside it. */
export const playedFields = /* GraphQL */ `
  fragment playedFields on Media {
    ... on Video {
      videoSources: sources {
        url
        mimeType
        width
        height
      }
    }
    ... on ExternalVideo {
      host
      embedUrl
    }
    ... on Model3d {
      modelSources: sources {
        url
        format
      }
    }
  }
`;

export const swatchFields = /* GraphQL */ `
  fragment swatchFields on ProductOptionValueSwatch {
    color
    image {
      previewImage {
        url
      }
    }
  }
`;

export const summaryFields = /* GraphQL */ `
  fragment summaryFields on Product {
    id
    title
    handle
    vendor
    availableForSale
    totalInventory
    publishedAt
    releaseDate: metafield(namespace: "custom", key: "release_date") {
      value
    }
    priceRange {
      minVariantPrice {
        ...moneyFields
      }
      maxVariantPrice {
        ...moneyFields
      }
    }
    variants(first: 2) {
      nodes {
        id
        currentlyNotInStock
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
    options {
      optionValues {
        name
        swatch {
          ...swatchFields
        }
        firstSelectableVariant {
          image {
            ...imageFields
          }
        }
      }
    }
  }
`;

export const variantFields = /* GraphQL */ `
  fragment variantFields on ProductVariant {
    id
    title
    sku
    barcode
    availableForSale
    quantityAvailable
    currentlyNotInStock
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

export const facetFields = /* GraphQL */ `
  fragment facetFields on Filter {
    id
    label
    type
    values {
      label
      count
      input
      swatch {
        color
      }
    }
  }
`;

export const cartFields = /* GraphQL */ `
  fragment cartFields on Cart {
    id
    checkoutUrl
    note
    attributes {
      key
      value
    }
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

export const userErrorFields = /* GraphQL */ `
  fragment userErrorFields on CartUserError {
    code
    field
    message
  }
`;

export const warningFields = /* GraphQL */ `
  fragment warningFields on CartWarning {
    code
    message
    target
  }
`;

export const addressFields = /* GraphQL */ `
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

/** Reads at most 250 lines. A cart holds no more, so only an order from another source can have more. */
export const orderFields = /* GraphQL */ `
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
    successfulFulfillments(first: 20) {
      trackingCompany
      trackingInfo(first: 5) {
        number
        url
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

export const customerErrorFields = /* GraphQL */ `
  fragment customerErrorFields on CustomerUserError {
    code
    field
    message
  }
`;

/** What a page and a feed say of a product. Fragments of pictures, money and swatches are needed beside it. */
export const productFields = /* GraphQL */ `
  fragment productFields on Product {
    id
    title
    handle
    vendor
    productType
    description
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
        swatch {
          ...swatchFields
        }
      }
    }
  }
`;
