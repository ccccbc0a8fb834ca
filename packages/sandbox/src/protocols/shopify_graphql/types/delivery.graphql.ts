import { connectionTypes } from './define.js';

/** Delivery addresses and delivery options of carts. */
export const deliveryTypes = /* GraphQL */ `
  union CartAddress = CartDeliveryAddress

  input CartAddressInput {
    copyFromCustomerAddressId: ID
    deliveryAddress: CartDeliveryAddressInput
  }

  type CartDelivery {
    addresses(selected: Boolean = false): [CartSelectableAddress!]!
  }

  type CartDeliveryAddress {
    address1: String
    address2: String
    city: String
    company: String
    countryCode: String
    firstName: String
    formatted(withCompany: Boolean = true, withName: Boolean = false): [String!]!
    formattedArea: String
    lastName: String
    latitude: Float
    longitude: Float
    name: String
    phone: String
    provinceCode: String
    zip: String
  }

  input CartDeliveryAddressInput {
    address1: String
    address2: String
    city: String
    company: String
    countryCode: CountryCode
    firstName: String
    lastName: String
    phone: String
    provinceCode: String
    zip: String
  }

  type CartDeliveryCoordinatesPreference {
    countryCode: CountryCode!
    latitude: Float!
    longitude: Float!
  }

  input CartDeliveryCoordinatesPreferenceInput {
    countryCode: CountryCode!
    latitude: Float!
    longitude: Float!
  }

  type CartDeliveryGroup {
    cartLines(after: String, before: String, first: Int, last: Int, reverse: Boolean = false): BaseCartLineConnection!
    deliveryAddress: MailingAddress!
    deliveryOptions: [CartDeliveryOption!]!
    groupType: CartDeliveryGroupType!
    id: ID!
    selectedDeliveryOption: CartDeliveryOption
  }

  enum CartDeliveryGroupType {
    ONE_TIME_PURCHASE
    SUBSCRIPTION
  }

  input CartDeliveryInput {
    addresses: [CartSelectableAddressInput!]
  }

  type CartDeliveryOption {
    code: String
    deliveryMethodType: DeliveryMethodType!
    description: String
    estimatedCost: MoneyV2!
    handle: String!
    title: String
  }

  type CartDeliveryPreference {
    coordinates: CartDeliveryCoordinatesPreference
    deliveryMethod: [PreferenceDeliveryMethodType!]!
    pickupHandle: [String!]!
  }

  input CartDeliveryPreferenceInput {
    coordinates: CartDeliveryCoordinatesPreferenceInput
    deliveryMethod: [PreferenceDeliveryMethodType!]
    pickupHandle: [String!]
  }

  type CartPreferences {
    delivery: CartDeliveryPreference
    wallet: [String!]
  }

  input CartPreferencesInput {
    delivery: CartDeliveryPreferenceInput
    wallet: [String!]
  }

  type CartSelectableAddress {
    address: CartAddress!
    id: ID!
    oneTimeUse: Boolean!
    selected: Boolean!
  }

  input CartSelectableAddressInput {
    address: CartAddressInput!
    oneTimeUse: Boolean
    selected: Boolean
    validationStrategy: DeliveryAddressValidationStrategy = COUNTRY_CODE_ONLY
  }

  input CartSelectableAddressUpdateInput {
    address: CartAddressInput
    id: ID!
    oneTimeUse: Boolean
    selected: Boolean
    validationStrategy: DeliveryAddressValidationStrategy = COUNTRY_CODE_ONLY
  }

  input CartSelectedDeliveryOptionInput {
    deliveryGroupId: ID!
    deliveryOptionHandle: String!
  }

  union DeliveryAddress = MailingAddress

  input DeliveryAddressInput {
    customerAddressId: ID
    deliveryAddress: MailingAddressInput
    deliveryAddressValidationStrategy: DeliveryAddressValidationStrategy = COUNTRY_CODE_ONLY
    oneTimeUse: Boolean = false
  }

  enum DeliveryAddressValidationStrategy {
    COUNTRY_CODE_ONLY
    STRICT
  }

  enum DeliveryMethodType {
    LOCAL
    NONE
    PICKUP_POINT
    PICK_UP
    RETAIL
    SHIPPING
  }

  enum PreferenceDeliveryMethodType {
    PICKUP_POINT
    PICK_UP
    SHIPPING
  }

  ${connectionTypes('CartDeliveryGroup')}
`;
