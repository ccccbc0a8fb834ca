import type { Message, Messages as ComponentMessages } from '@vitrine/components';

const english = {
  // Links and landmarks
  skipToContent: 'Skip to content',
  closeMenu: 'Close menu',
  /** Name of the link around the logo. */
  home: '{shop}, home',
  /** Name of the links at the end of every page. */
  footerNavigation: 'More pages',
  copyright: '© {year} {shop}. All rights reserved',

  // Consent to analytics
  /** Name of the region. */
  consent: 'Your privacy',
  consentText:
    'May we count which pages and products are looked at, to make the shop better? Until you allow it, nothing is counted.',
  privacyPolicy: 'Privacy policy',
  consentAllow: 'Allow',
  consentDecline: 'Decline',
  consentChange: 'Privacy choices',

  // Price
  price: 'Price',
  salePrice: 'Sale price',
  regularPrice: 'Regular price',
  /** Shown for a product without a price. */
  priceUnknown: '0.00 USD',
  /** A price of zero, also for shipping. */
  priceFree: 'Free',

  // Lists of products
  soldOut: 'Sold out',
  sale: 'Sale',
  newProduct: 'New',
  /** Name of the button on a product that has options. */
  chooseOptions: 'Choose options: {product}',
  /** Announced while it is added, or while its options are loading. */
  loadingProduct: 'Loading...',
  /** Link to the product's page. */
  productPage: 'All details',
  /** For screen readers, in place of the dots. */
  colorCount: { one: '{count} colour', other: '{count} colours' },
  /** After the dots, for the colours that are not shown. */
  moreColors: '+{count}',
  emptyCollection: 'Nothing here for now.',
  pages: 'Pages',
  collections: 'Collections',

  // Order and filters of a list
  products: 'Products',
  /** The start page, where a breadcrumb begins. */
  breadcrumbHome: 'Home',
  productCount: { one: '{count} product', other: '{count} products' },
  /** While only a part of the products is known. */
  productCountAtLeast: 'More than {count} products',
  pagePosition: '{products}, page {page} of {pages}',
  sortBy: 'Sort by',
  sort: 'Sort',
  'sort.featured': 'Featured',
  'sort.relevance': 'Relevance',
  'sort.best-selling': 'Best selling',
  'sort.newest': 'Newest',
  'sort.price-ascending': 'Price, low to high',
  'sort.price-descending': 'Price, high to low',
  'sort.name-ascending': 'Name, A to Z',
  'sort.name-descending': 'Name, Z to A',
  filters: 'Filter',
  /** On the button that opens the filters. */
  filtersChosen: 'Filter ({count})',
  closeFilters: 'Close filter',
  showProducts: 'Show products',
  /** On the button that closes the filters on phones. */
  showCount: { one: 'Show {count} product', other: 'Show {count} products' },
  priceFrom: 'From',
  priceTo: 'To',
  priceSlider: 'Price range',
  /** The chosen price range. */
  priceBetween: '{min} to {max}',
  priceAtLeast: 'From {min}',
  priceAtMost: 'Up to {max}',
  optionValue: '{option}: {value}',
  activeFilters: 'Chosen filters',
  removeFilter: 'Remove {filter}',
  clearFilters: 'Clear all',
  noMatch: 'Nothing matches all that you chose.',
  allProducts: 'Show all products',
  /** Below an empty list, above the links to collections. */
  browseCollections: 'Have a look at our other collections.',
  // Search
  search: 'Search',
  searchPristine: 'Start searching to see results',
  searchLoading: 'Loading',
  searchError: 'Error {message}',
  noResults: 'No results found for {query}',
  /** On a page beyond the last one. */
  noMoreResults: 'There are no more results for {query}',
  /** Heading of the results, for screen readers. */
  searchResults: 'Search results',
  resultsShown: { one: '{count} of {total} products shown', other: '{count} of {total} products shown' },
  previousResults: 'Previous results',
  recentSearches: 'Recent searches',
  clearRecentSearches: 'Clear recent searches',

  // Product detail
  pictures: 'Pictures of {product}',
  picture: '{product}, picture {position}',
  noPicture: 'No picture yet',
  /** Name of the button that shows a picture over the whole screen. */
  enlargePicture: 'Enlarge: {picture}',
  /** Name of the link that plays a video. */
  playVideo: 'Play video: {name}',
  /** Name of a video's place among the pictures. */
  videoName: 'Video: {name}',
  /** Over a video of another host, before it loads. */
  externalVideoNote: 'Plays from {host}, which then receives data about your visit.',
  videoFailed: 'The video does not play.',
  openVideo: 'Open the video by itself',
  /** On the poster of a 3D model, if the shop has a viewer; the name of its button begins with it. */
  viewIn3d: 'View in 3D',
  viewModel: 'View in 3D: {name}',
  /** Name of a 3D model's place among the pictures. */
  modelName: 'In 3D: {name}',
  loadingModel: 'Loading the 3D view',
  modelFailed: 'The 3D view does not open.',
  closeModel: 'Close the 3D view',
  quantity: 'Quantity',
  selectOption: 'Select {option}',
  /** In brackets after an option's value. */
  valueSoldOut: 'sold out',
  valueUnavailable: 'not available',
  combinationUnavailable: 'This combination is not available. Choose another one.',
  combinationSoldOut: 'This combination is sold out. Choose another one.',
  productSoldOut: 'This is sold out for now.',
  /** Label of the variants that can be bought in place of the chosen one. */
  stillAvailable: 'Still available',
  unavailable: 'Not available',
  /** On the button, if the stock could not be looked up. */
  stockUnknown: 'Stock unknown',
  /** Name of the bar at the end of a narrow screen, with the product's price and button. */
  buyBar: 'Buy this product',
  lowStock: 'Only {quantity} left',
  /** An item that can be bought, and leaves the shop later than others. */
  backOrder: 'Back order',
  onBackOrder: 'On back order: leaves later',
  preOrder: 'Pre-order',
  preOrderLeaves: 'Pre-order: leaves on {day}',
  /** With the merchant's own words in place of a day. */
  preOrderWords: 'Pre-order: {text}',
  orderMinimum: 'Sold from {minimum} pieces.',
  orderMaximum: 'At most {maximum} per order.',
  belowMinimum: 'Sold from {minimum} pieces, and only {maximum} can be ordered now.',
  inventoryFailed: 'We could not check the stock just now, so this cannot be added yet.',
  productDetails: 'Details',
  specifications: 'Specifications',
  delivery: 'Delivery and returns',
  /** The day on which an order placed now leaves the shop: 'Leaves San Mateo on Thursday'. */
  leavesOn: 'Leaves {place} on {day}',
  leavesToday: 'Leaves {place} today',
  sizeGuide: 'Size guide',
  /** The beginning of the head of the column in a size guide that has the heights of people: 'Height, cm'. */
  height: 'Height',
  yourHeight: 'Which size fits me?',
  centimetres: 'Height, cm',
  feet: 'Feet',
  inches: 'Inches',
  findSize: 'Find size',
  enterHeight: 'Enter your height in digits.',
  sizeFits: 'Size {size} fits {height}.',
  betweenSizes: '{height} is between two sizes: {smaller} and {larger}.',
  noSizeFits: 'No size fits {height}. The sizes are for {from} to {to}.',
  chooseSize: 'Choose size {size}',
  sizeChosen: 'Size {size} is chosen',
  recommendations: 'You may also like',
  /** Link from a sold-out product to the recommendations. */
  seeAlternatives: 'See what is like it',
  recentlyViewed: 'Recently viewed',

  // Orders
  orderDetails: 'Order details',
  order: 'Order {name}',
  noOrders: "You don't have any orders yet.",
  startFirstOrder: 'Start Shopping!',
  paymentStatus: 'Payment status:',
  fulfillmentStatus: 'Fulfillment Status:',
  orderProducts: 'In this order',
  orderQuantity: 'Quantity: {quantity}',
  /** Buttons below a product's title of more than three lines in the list of orders. */
  wholeTitle: 'Show the whole title',
  lessOfTitle: 'Show less of the title',
  /** Labels of the prices of an order. The subtotal has the cart's label. */
  shipping: 'Shipping',
  total: 'Total',
  tax: 'Tax',
  includesTax: 'Includes tax',
  /** A discount of an order that needed no code. */
  discountWithoutCode: 'Discount',
  /** The steps of an order, and the mark of those ahead, for screen readers. */
  orderSteps: 'Progress of this order',
  'orderStep.ordered': 'Ordered',
  'orderStep.paid': 'Paid',
  'orderStep.partlySent': 'Partly sent',
  'orderStep.sent': 'Sent',
  'orderStep.arrived': 'Arrived',
  'orderStep.cancelled': 'Cancelled',
  'orderStep.partlyRefunded': 'Partly refunded',
  'orderStep.refunded': 'Refunded',
  orderStepAhead: '(not yet)',
  deliveryAddress: 'Delivery address',
  billingAddress: 'Billing address',
  parcels: { one: 'Parcel', other: 'Parcels' },
  /** Links to the carrier's page for a parcel. */
  trackNumber: 'Follow {number}',
  trackParcel: 'Follow the parcel',
  buyAgain: 'Buy again',
  notSoldAnyMore: 'We do not sell this any more, or not as much of it: {products}.',
  // An order without an account
  orderLookup: 'Find an order',
  orderLookupText: 'You need no account: the number is in the mail that confirmed your order.',
  orderLookupByMail:
    'The mail that confirmed your order has a link to its state. In your account, you find all of your orders.',
  orderNumber: 'Order number',
  orderNumberHelp: 'Such as 1001',
  findOrder: 'Find order',
  ordersOfAccount: 'Orders of your account',
  loadingOrders: 'Loading your orders',
  loadingOrder: 'Loading your order',
  ordersFailed: 'Your orders could not be loaded.',
  orderFailed: 'Your order could not be loaded.',
  // Names of an order's states, by the platforms' names; other states show as the platform writes them
  'orderStatus.authorized': 'Payment reserved',
  'orderStatus.captured': 'Paid',
  'orderStatus.capture_pending': 'Payment in progress',
  'orderStatus.expired': 'Payment expired',
  'orderStatus.held_for_review': 'Being reviewed',
  'orderStatus.paid': 'Paid',
  'orderStatus.partially_paid': 'Partly paid',
  'orderStatus.partially_refunded': 'Partly refunded',
  'orderStatus.pending': 'Waiting for payment',
  'orderStatus.refunded': 'Refunded',
  'orderStatus.void': 'Payment cancelled',
  'orderStatus.void_pending': 'Payment being cancelled',
  'orderStatus.voided': 'Payment cancelled',
  'orderStatus.awaiting_fulfillment': 'In preparation',
  'orderStatus.awaiting_payment': 'Waiting for payment',
  'orderStatus.awaiting_pickup': 'Ready for pickup',
  'orderStatus.awaiting_shipment': 'Ready to be sent',
  'orderStatus.cancelled': 'Cancelled',
  'orderStatus.completed': 'Completed',
  'orderStatus.declined': 'Declined',
  'orderStatus.disputed': 'Disputed',
  'orderStatus.fulfilled': 'Sent',
  'orderStatus.in_progress': 'In preparation',
  'orderStatus.on_hold': 'On hold',
  'orderStatus.open': 'In preparation',
  'orderStatus.partially_fulfilled': 'Partly sent',
  'orderStatus.partially_shipped': 'Partly sent',
  'orderStatus.pending_fulfillment': 'In preparation',
  'orderStatus.restocked': 'Returned',
  'orderStatus.scheduled': 'To be sent later',
  'orderStatus.shipped': 'Sent',
  'orderStatus.unfulfilled': 'Not sent yet',

  // Addresses
  account: 'Account',
  address: 'Address',
  createAddress: 'Create address',
  company: 'Company',
  phone: 'Phone',
  country: 'Country',
  chooseCountry: 'Choose country',
  state: 'State',
  chooseState: 'Choose state',
  /** Button that shows the states if no script does so at once. */
  showStates: 'Show the states of this country',
  city: 'City',
  zip: 'Zip',
  /** Its field is marked '(optional)'. */
  address2: 'Apartment, suite, etc.',
  save: 'Save',
  cancel: 'Cancel',
  deleteAddress: 'Delete address',
  deleteAddressQuestion: 'Delete this address?',
  deleteAddressText: 'Orders that went there do not change.',
  delete: 'Delete',
  keep: 'Keep it',
  noAddresses: 'Add one, and you need not write it again when you order.',
  loadingCustomer: 'Loading your details',
  customerDetailsFailed: 'Your details could not be loaded.',
  loadingAddresses: 'Loading your addresses',
  loadingAddress: 'Loading the address',
  addressFailed: 'The address could not be loaded.',
  addressSaved: 'Your address was saved.',
  addressDeleted: 'The address was deleted.',
  /** On the login page. */
  sessionEnded: 'Your session has ended. Log in to continue.',
  /** Above the form of an address, after the next login. */
  addressKept: 'Your session ended before the address was saved. The form has what you wrote: save it again.',
  zipWrong: 'ZIP code: write five digits, such as 94401',
  logins: 'Where you are signed in',
  /** A browser and its operating system, and the mark of the one that shows the page. */
  loginDevice: '{browser} on {system}',
  loginDeviceUnknown: 'Unknown browser',
  thisDevice: 'This device',
  /** Before the times of a login. */
  loginBegan: 'Signed in',
  loginUsed: 'Last used',
  loadingLogins: 'Loading where you are signed in',
  loginsFailed: 'Your logins could not be loaded.',
  /** The button of one login. Its name also has the browser and the time of the last use. */
  endLogin: 'Sign out',
  loginEnded: 'The other device is signed out.',
  signOutEverywhere: 'Sign out everywhere',
  signOutEverywhereText:
    'If you do not know one of these, or have lost a device, sign out there or everywhere, and set a new password. Signing out everywhere also signs you out here.',
  /** On the login page. */
  signedOutEverywhere: 'You are signed out on all devices.',
  /** After 'Sign Out', if customers log in on the platform's own page, and its address is unknown in an outage. */
  signedOutHere:
    'You are signed out of this shop. The login page did not answer, so you may still be signed in there. If others use this device, log in later and sign out again.',
  registered: 'Your account was made. Log in to use it.',
  passwordChanged: 'Your password was changed.',

  // Adding to the cart
  addToCart: 'Add to Cart',
  allOptionsRequired: 'All required options must be selected',
  added: 'Added to your cart: {product}.',
  addedUnnamed: 'Added to your cart.',
  /** The shop's response was lost. The cart opens with this text, so that nobody adds the product twice. */
  additionUnconfirmed: 'The shop did not say whether this was added. Check your cart before you add it again.',

  // The cart
  cart: 'Shopping cart ({count})',
  /** Before the cart is loaded. */
  cartUnknown: 'Shopping cart',
  cartBadge: 'Cart with {count} items.',
  cartBadgeEmpty: 'Cart is empty.',
  closeCart: 'Close cart drawer',
  continueShopping: 'Continue shopping',
  checkout: 'Checkout',
  /** Above the lines of the cart, if the shop delivers for nothing from a sum. */
  freeDelivery: '{amount} more for free delivery',
  /** Heading of products to add to the cart as well, and the button of each, with its name for screen readers. */
  goesWith: 'Goes with it',
  add: 'Add',
  choose: 'Choose',
  addProduct: 'Add {product}',
  isAdded: 'Added',
  isAddedProduct: 'Added: {product}',
  freeDeliveryReached: 'Delivery of this cart is free.',
  subtotal: 'Subtotal',
  emptyCart: 'Your cart is currently empty.',
  startShopping: 'Start shopping',
  cartItems: 'In your cart',
  loadingCart: 'Loading your cart',
  checkingStock: 'Checking the stock',
  cartStockFailed: 'We could not check the stock just now.',
  cartFailed: 'Your cart could not be loaded.',
  cartDrawerFailed: 'Your cart could not be opened. Please try again.',
  cartStale: 'Your cart could not be loaded after your last change, so it may hold something else.',
  tryAgain: 'Try again',
  checkAgain: 'Check again',
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
  /** A chosen option, on a line of the cart. */
  chosenOption: '{option}: {value}',
  /** Changes of a line since it was added. */
  priceChanged: 'The price was {price} when you added this.',
  quantityLowered: {
    one: 'There is only {quantity} left of the {wanted} that you wanted.',
    other: 'There are only {quantity} left of the {wanted} that you wanted.',
  },
  /** Button that sends a quantity without scripts. */
  update: 'Update',
  /** Reasons that block the checkout. */
  removeToCheckout: '{product} can no longer be ordered. Remove it to go to the checkout.',
  lowerToCheckout: 'There are fewer of {product} than you want. Lower the quantity to go to the checkout.',
  discountCode: 'Discount code',
  discountCodes: 'Discount codes of this cart',
  code: 'Code',
  apply: 'Apply',
  removeCode: 'Remove the discount code {code}',
  discount: 'Discount {code}',
  /** Replaces an amount that only the checkout knows. */
  atCheckout: 'At the checkout',
  note: 'Note to the shop',
  noteLabel: 'What should we know about this order?',
  saveNote: 'Save note',
  gift: 'This is a gift',
  giftMessage: 'Message on the card',
  giftSaved: 'Saved with your order.',
  /** Button that saves the gift options without scripts. */
  saveGift: 'Save gift options',

  // Login and registration
  /** Shown in place of a page that this visitor may not open, until the redirect. */
  redirecting: '{status}! Redirecting to {url}...',
  registerError: 'Register Error',
  customerFailed: 'We could not find out whether you are signed in.',
  login: 'Login',
  register: 'Register',
  email: 'Email',
  password: 'Password',
  firstName: 'First name',
  lastName: 'Last name',
  forgotPasswordLink: 'Forgot password?',
  forgotPassword: 'Forgot password',
  forgotPasswordText: 'Enter your email and we will send you a password reset link.',
  send: 'Send',
  backToLogin: 'Go back to login',
  checkInbox: 'Check your inbox!',
  checkInboxText: "We've just sent you an email - follow the reset instructions to change your password.",
  resetPassword: 'Reset password',
  changePassword: 'Change password',
  confirmPassword: 'Confirm password',
  currentPassword: 'Current password',
  passwordsDiffer: "Passwords don't match",
  submitting: 'Submitting...',
  loginElsewhere: 'You log in on a page of our shop platform, and come back here.',

  // A message to the shop
  contactTitle: 'Write to us',
  contactText: 'Message',
  contactSent: 'Thank you!',
  contactSentText: 'Your message is on its way to us. The answer goes to the address that you gave.',

  // The account
  accountTitle: 'Your account',
  accountNavigation: 'Account',
  signOut: 'Sign Out',
  orders: 'Orders',
  name: 'Name',
  addresses: 'Addresses',
  defaultAddress: 'Default',
  editAddress: 'Edit address',
  editAddressOf: 'Edit address: {address}',
  addAddress: 'Add new address',
  noAddressesText: 'Add one, and you need not write it again when you order.',
  signOutFailed: 'You are still signed in: the shop could not be reached. Please try again.',
  addressesIncomplete: {
    one: 'One more address is incomplete and cannot be shown.',
    other: '{count} more addresses are incomplete and cannot be shown.',
  },
  makeDefault: 'Make default',
  makeDefaultOf: 'Make default: {address}',
  /** Announced to screen readers. */
  madeDefault: 'Default address: {address}',
  addressesFailed: 'Your addresses could not be loaded.',
  loadMore: 'Load more',
  /** Shown for an unknown value. */
  notAvailable: 'n/a',
  /** For screen readers, in place of the dots. */
  passwordHidden: 'hidden',

  // Without a connection
  offline: 'You are offline. Nothing is lost: what you do here is sent when the connection is back.',
  /** After a link was pressed meanwhile. */
  offlinePage: 'The next page opens then, too.',
  /** Beside a button that adds a product, after it was pressed meanwhile. */
  addedWhenOnline: 'You are offline. This is added when the connection is back: keep this page open.',
  /** Announced to screen readers. */
  onlineAgain: 'You are online again.',

  // Failed calls, by the kind of failure
  'failure.timeout': 'The shop took too long to answer. Please check your cart and try again.',
  'failure.network': 'The shop could not be reached. Please try again in a moment.',
  'failure.throttled': 'Too many requests right now. Please wait a moment and try again.',
  'failure.http': 'The shop has a problem on its side. Please try again in a moment.',
  'failure.refused': 'The shop did not accept this request. Please reload the page and try again.',
  'failure.shape': 'The shop gave an answer we could not read. Please try again in a moment.',
  'failure.unidentified': 'You are no longer signed in. Please log in again.',
  'failure.aborted': 'This was stopped before it was done. Please try again.',
  'failure.unknown': 'Something went wrong. Please try again.',
  /** The timeout of a form, which does not concern the cart. */
  formTimeout: 'The shop took too long to answer. Please try again.',
  /** No answer to a message to the shop, or to a new address: it may have arrived. */
  messageUnanswered:
    'The shop did not answer. Your message may have arrived all the same: if you send it again, it may come twice.',
  addressUnanswered:
    'The shop did not answer. The address may be saved all the same: look at your addresses before you save it again.',

  // The platform's refusals and warnings, by code; 'unnumbered' if its response does not contain the number
  'refusal.cart.expired': 'Your cart had expired, so nothing was changed.',
  'refusal.cart.startedAnew': 'Your cart had expired, so a new one was started.',
  'refusal.cart.tooLarge': 'Your cart is full. Order what is in it first, or take something out.',
  'refusal.item.unknown': 'The shop no longer sells this.',
  'refusal.line.unknown': 'This is no longer in your cart.',
  'refusal.stock.none': 'This is sold out.',
  'refusal.stock.notEnough': {
    one: 'There is only {quantity} of this left.',
    other: 'There are only {quantity} of this left.',
  },
  'refusal.stock.notEnough.unnumbered': 'There are not as many of this left.',
  'refusal.quantity.belowMinimum': 'This is sold from {minimum} pieces.',
  'refusal.quantity.belowMinimum.unnumbered': 'This is not sold in so small a quantity.',
  'refusal.quantity.aboveMaximum': 'At most {maximum} of this per order.',
  'refusal.quantity.aboveMaximum.unnumbered': 'This is more than one order may hold.',
  'refusal.quantity.offIncrement': 'This is sold in steps of {increment}.',
  'refusal.quantity.offIncrement.unnumbered': 'This is not sold in this quantity.',
  'refusal.quantity.invalid': 'This quantity cannot be ordered.',
  'refusal.options.missing': 'All required options must be selected.',
  'refusal.discount.unknown': 'There is no such discount code.',
  'refusal.discount.notApplicable': 'This discount code takes nothing off this cart.',
  'refusal.note.tooLong': 'This note is too long for an order.',
  'refusal.customer.unidentified': 'Unidentified customer',
  'refusal.customer.tokenNotFound': 'Access token does not exist',
  'refusal.customer.invalid': 'Input value is invalid.',
  'refusal.customer.emailTaken': 'Email has already been taken',
  'refusal.customer.passwordTooShort': 'Password is too short (minimum is 5 characters)',
  'refusal.customer.passwordRefused': 'The shop does not take this password. Choose another one.',
  'refusal.customer.passwordWrong': 'This is not your current password.',
  'refusal.customer.passwordGuessable':
    'This password is easy to guess. Choose another one with at least 8 characters.',
  'refusal.customer.disabled': 'This account is not active yet. Follow the link in the email that we sent you.',
  'refusal.customer.linkInvalid': 'This link was used before or is too old. Have a new one sent to you.',
  'refusal.customer.tooManyAttempts': {
    one: 'Too many attempts. Please wait a minute and try again.',
    other: 'Too many attempts. Please wait {minutes} minutes and try again.',
  },
  'refusal.customer.tooManyAttempts.seconds': {
    one: 'Too many attempts. Please wait a second and try again.',
    other: 'Too many attempts. Please wait {seconds} seconds and try again.',
  },
  'refusal.customer.tooManyAttempts.unnumbered': 'Too many attempts. Please wait a while and try again.',
  'refusal.order.unknown': 'We have no order with this number and this email address.',
  'refusal.address.invalid': 'Input value is invalid.',
  'refusal.address.unknown': 'This address is no longer there.',
  'refusal.unknown': 'The shop did not accept this.',

  // Error pages
  pageNotFound: 'Page not found',
  pageNotFoundText: 'There is nothing at this address. It may have moved, or the link may have been mistyped.',
  /** A page of a list beyond its last one, with links to existing pages. */
  noSuchPage: 'There is no such page',
  noSuchPageText: { one: '{list} has one page.', other: '{list} has {pages} pages.' },
  onlyPage: 'Go to it',
  firstPage: 'Go to the first page',
  lastPage: 'Go to the last page',
  errorTitle: 'This page could not be shown',
  errorText: 'Something went wrong on our side. Your cart is kept.',
  backToStart: 'Back to the start page',
} as const satisfies Record<string, Message>;

/** A text with placeholders may have plural forms: the first number that is filled in selects the form. The type is written out, so that its name shows wherever types show. */
export type Messages = {
  [Name in keyof typeof english]: (typeof english)[Name] extends `${string}{${string}` | object ? Message : string;
};

/** The texts of sections and components together, as in `@vitrine/sections/messages/de`. Texts of the same name are the same text. */
export type ShopMessages = Messages & Omit<ComponentMessages, keyof Messages>;

/**
 * All texts of the sections, visible or for screen readers, in English. `formatMessage` fills in placeholders such as `{name}`. For another
 * language, pass the same keys to `ShopProvider`, and to the `messages` prop of sections that render on the server. Arabic, French, German,
 * Japanese and Spanish come ready, such as `@vitrine/sections/messages/de`.
 */
export const messages: Messages = english;

/** A copy of all texts takes the server milliseconds, and a page has dozens of components with the same texts. */
const completed = new WeakMap<Partial<Messages>, Messages>();

/** Returns the texts of a language, with the English text for each missing or undefined one. */
export function withEnglish(own: Partial<Messages> | undefined): Messages {
  if (!own) return messages;
  let whole = completed.get(own);
  if (!whole) {
    const given = Object.entries(own).filter(([, text]) => text !== undefined);
    completed.set(own, (whole = { ...english, ...Object.fromEntries(given) }));
  }
  return whole;
}
