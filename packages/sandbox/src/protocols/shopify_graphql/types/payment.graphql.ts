/** Payments by the API and by Shop Pay. A shop without payment providers cannot use them. */
export const paymentTypes = /* GraphQL */ `
  input ApplePayWalletContentInput {
    billingAddress: MailingAddressInput!
    data: String!
    header: ApplePayWalletHeaderInput!
    lastDigits: String
    signature: String!
    version: String!
  }

  input ApplePayWalletHeaderInput {
    applicationData: String
    ephemeralPublicKey: String!
    publicKeyHash: String!
    transactionId: String!
  }

  enum CardBrand {
    AMERICAN_EXPRESS
    DINERS_CLUB
    DISCOVER
    JCB
    MASTERCARD
    VISA
  }

  enum CartCardSource {
    SAVED_CREDIT_CARD
  }

  union CartCompletionAction = CompletePaymentChallenge

  type CartCompletionActionRequired {
    action: CartCompletionAction
    id: String!
  }

  union CartCompletionAttemptResult =
    | CartCompletionActionRequired
    | CartCompletionFailed
    | CartCompletionProcessing
    | CartCompletionSuccess

  type CartCompletionFailed {
    errors: [CompletionError!]!
    id: String!
  }

  type CartCompletionProcessing {
    id: String!
    pollDelay: Int!
  }

  type CartCompletionSuccess {
    completedAt: DateTime
    id: String!
    orderId: ID!
    orderUrl: URL!
  }

  input CartDirectPaymentMethodInput {
    acceptedSubscriptionTerms: Boolean = false
    billingAddress: MailingAddressInput!
    cardSource: CartCardSource
    sessionId: String!
  }

  input CartFreePaymentMethodInput {
    billingAddress: MailingAddressInput!
  }

  type CartOperationError {
    code: String!
    message: String
  }

  input CartPaymentInput {
    amount: MoneyInput!
    directPaymentMethod: CartDirectPaymentMethodInput
    freePaymentMethod: CartFreePaymentMethodInput
    sourceIdentifier: String
    walletPaymentMethod: CartWalletPaymentMethodInput
  }

  type CartPrepareForCompletionPayload {
    result: CartPrepareForCompletionResult
    userErrors: [CartUserError!]!
  }

  union CartPrepareForCompletionResult = CartStatusNotReady | CartStatusReady | CartThrottled

  type CartStatusNotReady {
    cart: Cart
    errors: [CartOperationError!]!
  }

  type CartStatusReady {
    cart: Cart
  }

  type CartSubmitForCompletionPayload {
    result: CartSubmitForCompletionResult
    userErrors: [CartUserError!]!
  }

  union CartSubmitForCompletionResult = SubmitAlreadyAccepted | SubmitFailed | SubmitSuccess | SubmitThrottled

  type CartThrottled {
    cart: Cart
    pollAfter: DateTime!
  }

  input CartWalletPaymentMethodInput {
    applePayWalletContent: ApplePayWalletContentInput
    shopPayWalletContent: ShopPayWalletContentInput
  }

  type CompletePaymentChallenge {
    redirectUrl: URL
  }

  type CompletionError {
    code: CompletionErrorCode!
    message: String
  }

  enum CompletionErrorCode {
    ERROR
    INVENTORY_RESERVATION_ERROR
    PAYMENT_AMOUNT_TOO_SMALL
    PAYMENT_CALL_ISSUER
    PAYMENT_CARD_DECLINED
    PAYMENT_ERROR
    PAYMENT_GATEWAY_NOT_ENABLED_ERROR
    PAYMENT_INSUFFICIENT_FUNDS
    PAYMENT_INVALID_BILLING_ADDRESS
    PAYMENT_INVALID_CREDIT_CARD
    PAYMENT_INVALID_CURRENCY
    PAYMENT_INVALID_PAYMENT_METHOD
    PAYMENT_TRANSIENT_ERROR
  }

  type ShopPayInstallmentsFinancingPlan implements Node {
    id: ID!
    maxPrice: MoneyV2!
    minPrice: MoneyV2!
    terms: [ShopPayInstallmentsFinancingPlanTerm!]!
  }

  enum ShopPayInstallmentsFinancingPlanFrequency {
    MONTHLY
    WEEKLY
  }

  type ShopPayInstallmentsFinancingPlanTerm implements Node {
    apr: Int!
    frequency: ShopPayInstallmentsFinancingPlanFrequency!
    id: ID!
    installmentsCount: Count
    loanType: ShopPayInstallmentsLoan!
  }

  enum ShopPayInstallmentsLoan {
    INTEREST
    SPLIT_PAY
    ZERO_PERCENT
  }

  type ShopPayInstallmentsPricing {
    financingPlans: [ShopPayInstallmentsFinancingPlan!]!
    maxPrice: MoneyV2!
    minPrice: MoneyV2!
  }

  type ShopPayInstallmentsProductVariantPricing implements Node {
    available: Boolean!
    eligible: Boolean!
    fullPrice: MoneyV2!
    id: ID!
    installmentsCount: Count
    pricePerTerm: MoneyV2!
  }

  type ShopPayPaymentRequest {
    deliveryMethods: [ShopPayPaymentRequestDeliveryMethod!]!
    discountCodes: [String!]!
    discounts: [ShopPayPaymentRequestDiscount!]
    lineItems: [ShopPayPaymentRequestLineItem!]!
    locale: String!
    presentmentCurrency: CurrencyCode!
    selectedDeliveryMethodType: ShopPayPaymentRequestDeliveryMethodType!
    shippingAddress: ShopPayPaymentRequestContactField
    shippingLines: [ShopPayPaymentRequestShippingLine!]!
    subtotal: MoneyV2!
    total: MoneyV2!
    totalShippingPrice: ShopPayPaymentRequestTotalShippingPrice
    totalTax: MoneyV2
  }

  type ShopPayPaymentRequestContactField {
    address1: String!
    address2: String
    city: String!
    companyName: String
    countryCode: String!
    email: String
    firstName: String!
    lastName: String!
    phone: String
    postalCode: String
    provinceCode: String
  }

  type ShopPayPaymentRequestDeliveryMethod {
    amount: MoneyV2!
    code: String!
    deliveryExpectationLabel: String
    detail: String
    label: String!
    maxDeliveryDate: ISO8601DateTime
    minDeliveryDate: ISO8601DateTime
  }

  input ShopPayPaymentRequestDeliveryMethodInput {
    amount: MoneyInput
    code: String
    deliveryExpectationLabel: String
    detail: String
    label: String
    maxDeliveryDate: ISO8601DateTime
    minDeliveryDate: ISO8601DateTime
  }

  enum ShopPayPaymentRequestDeliveryMethodType {
    PICKUP
    SHIPPING
  }

  type ShopPayPaymentRequestDiscount {
    amount: MoneyV2!
    label: String!
  }

  input ShopPayPaymentRequestDiscountInput {
    amount: MoneyInput
    label: String
  }

  type ShopPayPaymentRequestImage {
    alt: String
    url: String!
  }

  input ShopPayPaymentRequestImageInput {
    alt: String
    url: String!
  }

  input ShopPayPaymentRequestInput {
    deliveryMethods: [ShopPayPaymentRequestDeliveryMethodInput!]
    discountCodes: [String!]
    discounts: [ShopPayPaymentRequestDiscountInput!]
    lineItems: [ShopPayPaymentRequestLineItemInput!]
    locale: String!
    paymentMethod: String
    presentmentCurrency: CurrencyCode!
    selectedDeliveryMethodType: ShopPayPaymentRequestDeliveryMethodType
    shippingLines: [ShopPayPaymentRequestShippingLineInput!]
    subtotal: MoneyInput!
    total: MoneyInput!
    totalShippingPrice: ShopPayPaymentRequestTotalShippingPriceInput
    totalTax: MoneyInput
  }

  type ShopPayPaymentRequestLineItem {
    finalItemPrice: MoneyV2!
    finalLinePrice: MoneyV2!
    image: ShopPayPaymentRequestImage
    itemDiscounts: [ShopPayPaymentRequestDiscount!]
    label: String!
    lineDiscounts: [ShopPayPaymentRequestDiscount!]
    originalItemPrice: MoneyV2
    originalLinePrice: MoneyV2
    quantity: Int!
    requiresShipping: Boolean
    sku: String
  }

  input ShopPayPaymentRequestLineItemInput {
    finalItemPrice: MoneyInput
    finalLinePrice: MoneyInput
    image: ShopPayPaymentRequestImageInput
    itemDiscounts: [ShopPayPaymentRequestDiscountInput!]
    label: String
    lineDiscounts: [ShopPayPaymentRequestDiscountInput!]
    originalItemPrice: MoneyInput
    originalLinePrice: MoneyInput
    quantity: Int!
    requiresShipping: Boolean
    sku: String
  }

  type ShopPayPaymentRequestReceipt {
    paymentRequest: ShopPayPaymentRequest!
    processingStatusType: String!
    token: String!
  }

  type ShopPayPaymentRequestSession {
    checkoutUrl: URL!
    paymentRequest: ShopPayPaymentRequest!
    sourceIdentifier: String!
    token: String!
  }

  type ShopPayPaymentRequestSessionCreatePayload {
    shopPayPaymentRequestSession: ShopPayPaymentRequestSession
    userErrors: [UserErrorsShopPayPaymentRequestSessionUserErrors!]!
  }

  type ShopPayPaymentRequestSessionSubmitPayload {
    paymentRequestReceipt: ShopPayPaymentRequestReceipt
    userErrors: [UserErrorsShopPayPaymentRequestSessionUserErrors!]!
  }

  type ShopPayPaymentRequestShippingLine {
    amount: MoneyV2!
    code: String!
    label: String!
  }

  input ShopPayPaymentRequestShippingLineInput {
    amount: MoneyInput
    code: String
    label: String
  }

  type ShopPayPaymentRequestTotalShippingPrice {
    discounts: [ShopPayPaymentRequestDiscount!]!
    finalTotal: MoneyV2!
    originalTotal: MoneyV2
  }

  input ShopPayPaymentRequestTotalShippingPriceInput {
    discounts: [ShopPayPaymentRequestDiscountInput!]
    finalTotal: MoneyInput
    originalTotal: MoneyInput
  }

  input ShopPayWalletContentInput {
    billingAddress: MailingAddressInput!
    sessionToken: String!
  }

  type SubmissionError {
    code: SubmissionErrorCode!
    message: String
  }

  enum SubmissionErrorCode {
    BUYER_IDENTITY_EMAIL_IS_INVALID
    BUYER_IDENTITY_EMAIL_REQUIRED
    BUYER_IDENTITY_PHONE_IS_INVALID
    DELIVERY_ADDRESS1_INVALID
    DELIVERY_ADDRESS1_REQUIRED
    DELIVERY_ADDRESS1_TOO_LONG
    DELIVERY_ADDRESS2_INVALID
    DELIVERY_ADDRESS2_REQUIRED
    DELIVERY_ADDRESS2_TOO_LONG
    DELIVERY_ADDRESS_REQUIRED
    DELIVERY_CITY_INVALID
    DELIVERY_CITY_REQUIRED
    DELIVERY_CITY_TOO_LONG
    DELIVERY_COMPANY_INVALID
    DELIVERY_COMPANY_REQUIRED
    DELIVERY_COMPANY_TOO_LONG
    DELIVERY_COUNTRY_REQUIRED
    DELIVERY_FIRST_NAME_INVALID
    DELIVERY_FIRST_NAME_REQUIRED
    DELIVERY_FIRST_NAME_TOO_LONG
    DELIVERY_INVALID_POSTAL_CODE_FOR_COUNTRY
    DELIVERY_INVALID_POSTAL_CODE_FOR_ZONE
    DELIVERY_LAST_NAME_INVALID
    DELIVERY_LAST_NAME_REQUIRED
    DELIVERY_LAST_NAME_TOO_LONG
    DELIVERY_NO_DELIVERY_AVAILABLE
    DELIVERY_NO_DELIVERY_AVAILABLE_FOR_MERCHANDISE_LINE
    DELIVERY_OPTIONS_PHONE_NUMBER_INVALID
    DELIVERY_OPTIONS_PHONE_NUMBER_REQUIRED
    DELIVERY_PHONE_NUMBER_INVALID
    DELIVERY_PHONE_NUMBER_REQUIRED
    DELIVERY_POSTAL_CODE_INVALID
    DELIVERY_POSTAL_CODE_REQUIRED
    DELIVERY_ZONE_NOT_FOUND
    DELIVERY_ZONE_REQUIRED_FOR_COUNTRY
    ERROR
    MERCHANDISE_LINE_LIMIT_REACHED
    MERCHANDISE_NOT_APPLICABLE
    MERCHANDISE_NOT_ENOUGH_STOCK_AVAILABLE
    MERCHANDISE_OUT_OF_STOCK
    MERCHANDISE_PRODUCT_NOT_PUBLISHED
    NO_DELIVERY_GROUP_SELECTED
    PAYMENTS_ADDRESS1_INVALID
    PAYMENTS_ADDRESS1_REQUIRED
    PAYMENTS_ADDRESS1_TOO_LONG
    PAYMENTS_ADDRESS2_INVALID
    PAYMENTS_ADDRESS2_REQUIRED
    PAYMENTS_ADDRESS2_TOO_LONG
    PAYMENTS_BILLING_ADDRESS_ZONE_NOT_FOUND
    PAYMENTS_BILLING_ADDRESS_ZONE_REQUIRED_FOR_COUNTRY
    PAYMENTS_CITY_INVALID
    PAYMENTS_CITY_REQUIRED
    PAYMENTS_CITY_TOO_LONG
    PAYMENTS_COMPANY_INVALID
    PAYMENTS_COMPANY_REQUIRED
    PAYMENTS_COMPANY_TOO_LONG
    PAYMENTS_COUNTRY_REQUIRED
    PAYMENTS_CREDIT_CARD_BASE_EXPIRED
    PAYMENTS_CREDIT_CARD_BASE_GATEWAY_NOT_SUPPORTED
    PAYMENTS_CREDIT_CARD_BASE_INVALID_START_DATE_OR_ISSUE_NUMBER_FOR_DEBIT
    PAYMENTS_CREDIT_CARD_BRAND_NOT_SUPPORTED
    PAYMENTS_CREDIT_CARD_FIRST_NAME_BLANK
    PAYMENTS_CREDIT_CARD_GENERIC
    PAYMENTS_CREDIT_CARD_LAST_NAME_BLANK
    PAYMENTS_CREDIT_CARD_MONTH_INCLUSION
    PAYMENTS_CREDIT_CARD_NAME_INVALID
    PAYMENTS_CREDIT_CARD_NUMBER_INVALID
    PAYMENTS_CREDIT_CARD_NUMBER_INVALID_FORMAT
    PAYMENTS_CREDIT_CARD_SESSION_ID
    PAYMENTS_CREDIT_CARD_VERIFICATION_VALUE_BLANK
    PAYMENTS_CREDIT_CARD_VERIFICATION_VALUE_INVALID_FOR_CARD_TYPE
    PAYMENTS_CREDIT_CARD_YEAR_EXPIRED
    PAYMENTS_CREDIT_CARD_YEAR_INVALID_EXPIRY_YEAR
    PAYMENTS_FIRST_NAME_INVALID
    PAYMENTS_FIRST_NAME_REQUIRED
    PAYMENTS_FIRST_NAME_TOO_LONG
    PAYMENTS_INVALID_POSTAL_CODE_FOR_COUNTRY
    PAYMENTS_INVALID_POSTAL_CODE_FOR_ZONE
    PAYMENTS_LAST_NAME_INVALID
    PAYMENTS_LAST_NAME_REQUIRED
    PAYMENTS_LAST_NAME_TOO_LONG
    PAYMENTS_METHOD_REQUIRED
    PAYMENTS_METHOD_UNAVAILABLE
    PAYMENTS_PHONE_NUMBER_INVALID
    PAYMENTS_PHONE_NUMBER_REQUIRED
    PAYMENTS_POSTAL_CODE_INVALID
    PAYMENTS_POSTAL_CODE_REQUIRED
    PAYMENTS_SHOPIFY_PAYMENTS_REQUIRED
    PAYMENTS_UNACCEPTABLE_PAYMENT_AMOUNT
    PAYMENTS_WALLET_CONTENT_MISSING
    REDIRECT_TO_CHECKOUT_REQUIRED
    TAXES_DELIVERY_GROUP_ID_NOT_FOUND
    TAXES_LINE_ID_NOT_FOUND
    TAXES_MUST_BE_DEFINED
    VALIDATION_CUSTOM
  }

  type SubmitAlreadyAccepted {
    attemptId: String!
  }

  type SubmitFailed {
    checkoutUrl: URL
    errors: [SubmissionError!]!
  }

  type SubmitSuccess {
    attemptId: String!
    redirectUrl: URL!
  }

  type SubmitThrottled {
    pollAfter: DateTime!
  }

  type UserErrorsShopPayPaymentRequestSessionUserErrors implements DisplayableError {
    code: UserErrorsShopPayPaymentRequestSessionUserErrorsCode
    field: [String!]
    message: String!
  }

  enum UserErrorsShopPayPaymentRequestSessionUserErrorsCode {
    IDEMPOTENCY_KEY_ALREADY_USED
    PAYMENT_REQUEST_INVALID_INPUT
    PAYMENT_REQUEST_NOT_FOUND
  }
`;
