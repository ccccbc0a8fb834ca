export type { AddCartItem, CartClient, CartResult, Checkout, RemoveCartItem, UpdateCartItem } from './port/cart.js';
export type {
  CatalogClient,
  Facet,
  FacetKind,
  FeedItem,
  ProductFilters,
  ProductListing,
  ProductSort,
  ProductsQuery,
  Redirect,
  SitemapItem,
  SitemapPart,
} from './port/catalog.js';
export type { Capabilities, Commerce, ImageResizing } from './port/commerce.js';
export type {
  AddressKey,
  FoundOrder,
  OrderKey,
  AddressUpdate,
  CompletedLogin,
  Credentials,
  CursorPage,
  CursorQuery,
  CustomerClient,
  CustomerResult,
  CustomerUpdate,
  LoginCallback,
  LoginEnd,
  LoginPage,
  LoginPageQuery,
  Logout,
  PasswordProof,
  PasswordRecovery,
  PasswordReset,
} from './port/customer.js';
export type { ContactClient, ContactMessage } from './port/contact.js';
export type { BuyerContext, CallOptions } from './port/context.js';
export { withBuyer } from './port/withBuyer.js';
export { searchPageSize, suggestionLimit } from './port/search.js';
export type { SearchClient, SearchPlace, SearchResults } from './port/search.js';
export type { InventoryClient } from './port/inventory.js';
export { getProductMaxOrder, getProductMinOrder } from './port/orderBounds.js';
export type { Orderable } from './port/orderBounds.js';
export { sessionKeys } from './port/session.js';
export type { SessionKey, SessionStore } from './port/session.js';
export { CommerceError, ConfigurationError, InputError } from './port/errors.js';
export type { CommerceFailureKind } from './port/errors.js';
export type { RefusalCode, UserError } from './port/refusals.js';
export type {
  Address,
  AddressInput,
  Brand,
  Cart,
  CartAttribute,
  CartDiscount,
  CartItem,
  Collection,
  CollectionSummary,
  Customer,
  Device,
  HighlightedText,
  Image,
  InventoryRecord,
  Login,
  Wait,
  ProductMedia,
  MediaItem,
  VideoItem,
  ExternalVideoItem,
  ModelItem,
  MenuLink,
  Money,
  OptionValue,
  Order,
  OrderAddress,
  OrderDiscount,
  OrderProduct,
  OrderTax,
  OrderVariant,
  Shipment,
  Product,
  ProductOption,
  ProductColor,
  ProductSummary,
  Policy,
  PolicyKind,
  Registration,
  SearchHit,
  Shop,
  Swatch,
  Variant,
} from './model/entities.js';
export { policyKinds } from './model/entities.js';
export { flavours, defaultFlavour } from './model/flavours.js';
export type { Api, Flavour, Platform } from './model/flavours.js';
export { hasSelector, missingOptions } from './model/addToCart.js';
export { addressFieldNames, addressOf, isZipOf, registrationFieldNames } from './model/address.js';
export type { AddressFields } from './model/address.js';
export { isProductAvailable, isVariantAvailable } from './model/availability.js';
export { cartCount, emptyCart } from './model/cart.js';
export { countries, countryName } from './model/countries.js';
export type { Country } from './model/countries.js';
export { freeDeliveryOf } from './model/freeDelivery.js';
export type { FreeDelivery } from './model/freeDelivery.js';
export { giftMessageLimit, giftOf, toGift, withGift } from './model/gift.js';
export type { Gift } from './model/gift.js';
export { imageLoader } from './port/imageLoader.js';
export type { ImageFileRequest } from './port/imageLoader.js';
export {
  everyOffer,
  filterParameter,
  listingOffer,
  listingViewHref,
  listingViewQuery,
  priceParameters,
  readListingView,
} from './port/listingParameters.js';
export type { ListingOffer, ListingView } from './port/listingParameters.js';
export { listingPrice } from './model/listingPrice.js';
export {
  addMoney,
  compareMoney,
  defaultCurrency,
  moneyFromMinorUnits,
  multiplyMoney,
  pricePlaceholder,
} from './model/money.js';
export { lineProblem, subtotalWithout, waitOf } from './model/orderability.js';
export { optionSelections } from './model/optionSelections.js';
export type { OptionSelection } from './model/optionSelections.js';
export { paginate, totalPages } from './model/pagination.js';
export type { Page } from './model/pagination.js';
export { galleryOfChoices, pictureOfChoices } from './model/pictures.js';
export type { Gallery } from './model/pictures.js';
export { possiblePrices } from './model/possiblePrices.js';
export type { PossiblePrices } from './model/possiblePrices.js';
export { cartItemBounds, isOrderable, productBoxBounds, purchaseQuantity } from './model/quantityBounds.js';
export type { CartItemRecords, QuantityBounds } from './model/quantityBounds.js';
export { highlight, maxQueryLength, searchQuery } from './model/searchText.js';
export { noState, stateIn, statesOf } from './model/states.js';
export { inTurn } from './model/inTurn.js';
export { uniqueId } from './model/uniqueId.js';
export {
  choicesOf,
  findVariant,
  initialChoices,
  initialVariant,
  nearestVariants,
  possibleVariants,
} from './model/variantSelection.js';
export type { OptionChoices } from './model/variantSelection.js';
