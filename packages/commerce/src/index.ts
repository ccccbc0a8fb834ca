export type {
  AddCartItem,
  CallOptions,
  Capabilities,
  CartClient,
  CartResult,
  CatalogClient,
  Commerce,
  ImageResizing,
  InventoryClient,
  RemoveCartItem,
  SessionKey,
  SessionStore,
  UpdateCartItem,
} from './commerce.js';
export { CommerceError, ConfigurationError, UnsupportedFlavourError } from './errors.js';
export type { CommerceFailureKind, UserError } from './errors.js';
export type {
  Cart,
  CartItem,
  Collection,
  CollectionSummary,
  Flavour,
  Image,
  InventoryRecord,
  MediaItem,
  MenuLink,
  Money,
  OptionValue,
  Platform,
  Product,
  ProductOption,
  ProductSummary,
  Shop,
  Variant,
} from './model/entities.js';
export { addToCartState, hasSelector, missingOptions } from './model/addToCart.js';
export type { AddToCartState } from './model/addToCart.js';
export { isProductAvailable, isVariantAvailable } from './model/availability.js';
export { cartCount, emptyCart } from './model/cart.js';
export { imageLoader } from './model/imageLoader.js';
export type { ImageFileRequest } from './model/imageLoader.js';
export { listingPrice } from './model/listingPrice.js';
export {
  addMoney,
  compareMoney,
  defaultCurrency,
  formatMoney,
  moneyFromMinorUnits,
  multiplyMoney,
  pricePlaceholder,
} from './model/money.js';
export { optionSelections } from './model/optionSelections.js';
export type { OptionSelection } from './model/optionSelections.js';
export { paginate, parsePage, totalPages } from './model/pagination.js';
export type { Page } from './model/pagination.js';
export { cartItemBounds, isOrderable, productBoxBounds, purchaseQuantity } from './model/quantityBounds.js';
export type { CartItemRecords, QuantityBounds } from './model/quantityBounds.js';
export { uniqueId } from './model/uniqueId.js';
export {
  choicesOf,
  findVariant,
  initialChoices,
  initialVariant,
  possibleVariants,
  valuesInNoVariant,
} from './model/variantSelection.js';
export type { OptionChoices } from './model/variantSelection.js';
