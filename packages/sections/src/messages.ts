import type { CommerceFailureKind } from '@vitrine/commerce';

/**
 * Every text of the sections that a person reads or hears; `{name}` is a place that is filled in. Another language gives the
 * same keys to `ShopProvider`, and to the `messages` prop of sections that render on the server.
 */
export const messages = {
  // Links and landmarks
  skipToContent: 'Skip to content',
  /** Name of the link around the logo. */
  home: '{shop}, home',
  copyright: '© {year} {shop}. All rights reserved',

  // Price
  price: 'Price',
  salePrice: 'Sale price',
  regularPrice: 'Regular price',
  /** Where the shop says no price. */
  priceUnknown: 'n/a',

  // Lists of products
  soldOut: 'Sold out',
  emptyCollection: 'Nothing here for now.',
  pages: 'Pages',
  collections: 'Collections',

  // Product detail
  pictures: 'Pictures of {product}',
  picture: '{product}, picture {position}',
  noPicture: 'No picture yet',
  quantity: 'Quantity',
  selectOption: 'Select {option}',
  /** In brackets behind an option's value. */
  valueSoldOut: 'sold out',
  valueUnavailable: 'not available',
  combinationUnavailable: 'This combination is not available. Choose another one.',
  unavailable: 'Not available',
  lowStock: 'Only {quantity} left',
  orderMinimum: 'Sold from {minimum} pieces.',
  orderMaximum: 'At most {maximum} per order.',
  belowMinimum: 'Sold from {minimum} pieces, and only {maximum} can be ordered now.',
  inventoryFailed: 'We could not check the stock just now. You can still try to add this.',
  productDetails: 'Details',

  // Adding to the cart
  addToCart: 'Add to Cart',
  allOptionsRequired: 'All required options must be selected',
  added: 'Added to your cart: {product}.',
  addedUnnamed: 'Added to your cart.',

  // The cart
  cart: 'Shopping cart ({count})',
  /** While it is not known yet what the cart holds. */
  cartUnknown: 'Shopping cart',
  cartBadge: 'Cart with {count} items.',
  cartBadgeEmpty: 'Cart is empty.',
  closeCart: 'Close cart drawer',
  continueShopping: 'Continue shopping',
  checkout: 'Checkout',
  subtotal: 'Subtotal',
  emptyCart: 'Your cart is currently empty.',
  startShopping: 'Start shopping',
  cartItems: 'In your cart',
  loadingCart: 'Loading your cart',
  checkingStock: 'Checking the stock',
  checkoutMissing: 'The shop cannot take an order just now. Your cart is kept; please try again in a moment.',
  cartFailed: 'Your cart could not be loaded.',
  cartDrawerFailed: 'Your cart could not be opened. Check your connection and try again.',
  tryAgain: 'Try again',
  quantityOf: 'Quantity of {product}',
  remove: 'Remove',
  removeItem: 'Remove {product}',
  removed: '{product} was removed.',
  undo: 'Undo',
  undoRemoval: 'Undo: put {product} back into the cart',
  outOfStock: 'Out of stock',
  itemOutOfStock: 'This can no longer be ordered.',
  itemAboveMaximum: 'Only {maximum} can be ordered now.',
  each: '{price} each',

  // What went wrong between shopper and shop
  failures: {
    timeout: 'The shop took too long to answer. Please check your cart and try again.',
    network: 'The shop could not be reached. Check your connection and try again.',
    throttled: 'The shop is very busy right now. Please wait a moment and try again.',
    http: 'The shop has a problem on its side. Please try again in a moment.',
    refused: 'The shop did not accept this request. Please reload the page and try again.',
    shape: 'The shop gave an answer we could not read. Please try again in a moment.',
    aborted: 'This was stopped before it was done. Please try again.',
    unknown: 'Something went wrong. Please try again.',
  } satisfies Record<CommerceFailureKind | 'unknown', string>,

  // Pages that are not what was wanted
  pageNotFound: 'Page not found',
  pageNotFoundText: 'There is nothing at this address. It may have moved, or the link may be mistyped.',
  errorTitle: 'This page could not be shown',
  errorText: 'Something went wrong on our side. Your cart is kept.',
  backToStart: 'Back to the start page',
};

/** Written out, so that it keeps its name where types are shown. */
export type Messages = { [Name in keyof typeof messages]: (typeof messages)[Name] };
