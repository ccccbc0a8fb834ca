import { connectionTypes } from './define.js';

/** The shop itself, its markets, menus and places. */
export const shopTypes = /* GraphQL */ `
  type ApiVersion {
    displayName: String!
    handle: String!
    supported: Boolean!
  }

  type Brand {
    colors: BrandColors!
    coverImage: MediaImage
    logo: MediaImage
    shortDescription: String
    slogan: String
    squareLogo: MediaImage
  }

  type BrandColorGroup {
    background: Color
    foreground: Color
  }

  type BrandColors {
    primary: [BrandColorGroup!]!
    secondary: [BrandColorGroup!]!
  }

  type Country {
    availableLanguages: [Language!]!
    currency: Currency!
    defaultLanguage: Language!
    isoCode: CountryCode!
    market: Market @deprecated
    name: String!
    unitSystem: UnitSystem!
  }

  type Currency {
    isoCode: CurrencyCode!
    name: String!
    symbol: String!
  }

  enum DigitalWallet {
    ANDROID_PAY
    APPLE_PAY
    GOOGLE_PAY
    SHOPIFY_PAY
  }

  type Domain {
    host: String!
    sslEnabled: Boolean!
    url: URL!
  }

  type InContextAnnotation {
    description: String!
    type: InContextAnnotationType!
  }

  type InContextAnnotationType {
    kind: String!
    name: String!
  }

  type Language {
    endonymName: String!
    isoCode: LanguageCode!
    name: String!
  }

  type Localization {
    availableCountries: [Country!]!
    availableLanguages: [Language!]!
    country: Country!
    language: Language!
    market: Market! @deprecated
  }

  type Location implements HasMetafields & Node {
    address: LocationAddress!
    id: ID!
    metafield(key: String!, namespace: String): Metafield
    metafields(identifiers: [HasMetafieldsIdentifier!]!): [Metafield]!
    name: String!
  }

  type LocationAddress {
    address1: String
    address2: String
    city: String
    country: String
    countryCode: String
    formatted: [String!]!
    latitude: Float
    longitude: Float
    phone: String
    province: String
    provinceCode: String
    zip: String
  }

  enum LocationSortKeys {
    CITY
    DISTANCE
    ID
    NAME
  }

  type Market implements HasMetafields & Node {
    handle: String!
    id: ID!
    metafield(key: String!, namespace: String): Metafield
    metafields(identifiers: [HasMetafieldsIdentifier!]!): [Metafield]!
  }

  type Menu implements Node {
    handle: String!
    id: ID!
    items: [MenuItem!]!
    itemsCount: Int!
    title: String!
  }

  type MenuItem implements Node {
    id: ID!
    items: [MenuItem!]!
    resource: MenuItemResource
    resourceId: ID
    tags: [String!]!
    title: String!
    type: MenuItemType!
    url: URL
  }

  union MenuItemResource = Article | Blog | Collection | Metaobject | Page | Product | ShopPolicy

  enum MenuItemType {
    ARTICLE
    BLOG
    CATALOG
    COLLECTION
    COLLECTIONS
    CUSTOMER_ACCOUNT_PAGE
    FRONTPAGE
    HTTP
    METAOBJECT
    PAGE
    PRODUCT
    SEARCH
    SHOP_POLICY
  }

  type PaymentSettings {
    acceptedCardBrands: [CardBrand!]!
    cardVaultUrl: URL!
    countryCode: CountryCode!
    currencyCode: CurrencyCode!
    enabledPresentmentCurrencies: [CurrencyCode!]!
    shopifyPaymentsAccountId: String
    supportedDigitalWallets: [DigitalWallet!]!
  }

  type Shop implements HasMetafields & Node {
    brand: Brand
    contactInformation: ShopPolicy
    customerAccountTranslations: [Translation!]
    customerAccountUrl: String
    description: String
    id: ID!
    legalNotice: ShopPolicy
    metafield(key: String!, namespace: String): Metafield
    metafields(identifiers: [HasMetafieldsIdentifier!]!): [Metafield]!
    moneyFormat: String!
    name: String!
    paymentSettings: PaymentSettings!
    primaryDomain: Domain!
    privacyPolicy: ShopPolicy
    refundPolicy: ShopPolicy
    shippingPolicy: ShopPolicy
    shipsToCountries: [CountryCode!]!
    shopPayInstallmentsPricing: ShopPayInstallmentsPricing
    socialLoginProviders: [SocialLoginProvider!]!
    subscriptionPolicy: ShopPolicyWithDefault
    termsOfSale: ShopPolicy
    termsOfService: ShopPolicy
  }

  type ShopPolicy implements Node {
    body: String!
    handle: String!
    id: ID!
    title: String!
    url: URL!
  }

  type ShopPolicyWithDefault {
    body: String!
    handle: String!
    id: ID
    title: String!
    url: URL!
  }

  enum UnitSystem {
    IMPERIAL_SYSTEM
    METRIC_SYSTEM
  }

  ${connectionTypes('Location')}
`;
