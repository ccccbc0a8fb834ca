import { connectionTypes } from './define.js';
import { countryCodes, currencyCodes, languageCodes, retiredCurrencyCodes } from '../../../codes.js';

/** Scalars, directives and types that the other definitions use. */
export const coreTypes = /* GraphQL */ `
  scalar Color
  scalar DateTime
  scalar Decimal
  scalar HTML
  scalar ISO8601DateTime
  scalar JSON
  scalar UnsignedInt64
  scalar URL

  directive @accessRestricted(reason: String = null) on FIELD_DEFINITION | OBJECT

  directive @defer(if: Boolean = true, label: String) on FRAGMENT_SPREAD | INLINE_FRAGMENT

  directive @inContext(buyer: BuyerInput, country: CountryCode, language: LanguageCode, preferredLocationId: ID, visitorConsent: VisitorConsent) on MUTATION | QUERY

  input BuyerInput {
    companyLocationId: ID
    customerAccessToken: String!
  }

  type Count {
    count: Int!
    precision: CountPrecision!
  }

  enum CountPrecision {
    AT_LEAST
    EXACT
  }

  interface DisplayableError {
    field: [String!]
    message: String!
  }

  input GeoCoordinateInput {
    latitude: Float!
    longitude: Float!
  }

  input MoneyInput {
    amount: Decimal!
    currencyCode: CurrencyCode!
  }

  type MoneyV2 {
    amount: Decimal!
    currencyCode: CurrencyCode!
  }

  interface Node {
    id: ID!
  }

  interface OnlineStorePublishable {
    onlineStoreUrl: URL
  }

  type PageInfo {
    endCursor: String
    hasNextPage: Boolean!
    hasPreviousPage: Boolean!
    startCursor: String
  }

  type SEO {
    description: String
    title: String
  }

  interface Trackable {
    trackingParameters: String
  }

  type UserError implements DisplayableError {
    field: [String!]
    message: String!
  }

  input VisitorConsent {
    analytics: Boolean
    marketing: Boolean
    preferences: Boolean
    saleOfData: Boolean
  }

  enum CountryCode { ${countryCodes.join(' ')} }
  enum CurrencyCode { ${currencyCodes.map((code) => (retiredCurrencyCodes.has(code) ? `${code} @deprecated` : code)).join(' ')} }
  enum LanguageCode { ${languageCodes.join(' ')} }

  ${connectionTypes('String')}
`;
