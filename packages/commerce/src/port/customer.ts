import type { Address, AddressInput, Customer, Login, Order, Registration } from '../model/entities.js';
import type { CallOptions } from './context.js';
import type { UserError } from './refusals.js';

/**
 * The customer belongs to the adapter's session, so no call names one. If nobody is signed in any more, reading orders or addresses throws
 * a `CommerceError` of kind `unidentified`, and changes return an error with the code `customer.tokenNotFound`.
 */
export interface CustomerClient {
  /** Returns the signed-in customer, or undefined. Renews the token before it expires. */
  get(options?: CallOptions): Promise<Customer | undefined>;

  /** Signs in, and gives the guest's cart to the customer. Only if `capabilities.login` is 'password'. */
  login(input: Credentials, options?: CallOptions): Promise<CustomerResult>;
  /** Returns the platform's page for signing in. Undefined if `capabilities.login` is 'password'. */
  loginPage(input: LoginPageQuery, options?: CallOptions): Promise<LoginPage | undefined>;
  /** Signs in the customer who returns from `loginPage`. */
  completeLogin(input: LoginCallback, options?: CallOptions): Promise<CompletedLogin>;
  /** Signs out, also at the platform. Does nothing if nobody is signed in. A shop that lists logins refuses this one also if the platform fails. */
  logout(options?: CallOptions): Promise<Logout>;

  /** Returns the customer's logins that have not ended, this session's first, then the last used. Check `capabilities.logins` first. */
  getLogins(options?: CallOptions): Promise<Login[]>;
  /**
   * Ends one of the customer's logins, also for copied cookies. Does nothing if `getLogins` would not list it. Rejects if it may not have ended.
   * A wrong `currentPassword` is an error with the code `customer.passwordWrong`, and nothing ends. Check `capabilities.logins` first.
   */
  endLogin(input: LoginEnd, options?: CallOptions): Promise<CustomerResult>;
  /** Like `endLogin` for all of the customer's logins, with this session's. */
  logoutEverywhere(input: PasswordProof, options?: CallOptions): Promise<CustomerResult>;

  /**
   * Creates an account, and does not sign in. Only if `capabilities.login` is 'password'; the same applies to the password methods below.
   * @throws InputError "Can't denormalize register form data for {platform}. Some of the required properties are missing"
   */
  register(input: Registration, options?: CallOptions): Promise<CustomerResult>;
  /** Makes the platform send a link for a new password. Without an account for this address, the result has an error with the code `customer.invalid`. */
  recoverPassword(input: PasswordRecovery, options?: CallOptions): Promise<CustomerResult>;
  /** Sets the password of the customer who received the link. Does not sign in. */
  resetPassword(input: PasswordReset, options?: CallOptions): Promise<CustomerResult>;
  /**
   * Changes the signed-in customer's password. The customer stays signed in. Sections offer it if `capabilities.changePassword` is true. A
   * wrong `currentPassword` is an error with the code `customer.passwordWrong`, and nothing is changed.
   */
  updateCustomer(input: CustomerUpdate, options?: CallOptions): Promise<CustomerResult>;

  /** Returns the orders, newest first, 50 a page. */
  getAllOrders(query?: CursorQuery, options?: CallOptions): Promise<CursorPage<Order>>;
  /** Undefined if the customer has no such order. */
  getOrder(id: string, options?: CallOptions): Promise<Order | undefined>;

  /** Returns the addresses, 50 a page. */
  getAllAddresses(query?: CursorQuery, options?: CallOptions): Promise<CursorPage<Address>>;
  /** Undefined if the customer has no such address. */
  getAddress(id: string, options?: CallOptions): Promise<Address | undefined>;
  createAddress(address: AddressInput, options?: CallOptions): Promise<CustomerResult>;
  updateAddress(input: AddressUpdate, options?: CallOptions): Promise<CustomerResult>;
  /** @throws InputError 'Expected addressId but got undefined' */
  deleteAddress(input: AddressKey, options?: CallOptions): Promise<CustomerResult>;
  /** Makes one of the customer's addresses the default one. Only if `capabilities.defaultAddress` is true. */
  setDefaultAddress(input: AddressKey, options?: CallOptions): Promise<CustomerResult>;
  /**
   * Returns an order to a visitor who knows its number and the e-mail address of its customer. An error with the code `order.unknown` does not
   * show which of the two is wrong. The number is short and easy to guess: limit the attempts. Check `capabilities.orderLookup` first.
   */
  findOrder(input: OrderKey, options?: CallOptions): Promise<FoundOrder>;
  /**
   * Returns the order of an `Order.key`, to anyone who has the key. Undefined if no order has it. Some platforms' keys can be guessed: limit
   * the attempts. Check `capabilities.orderKeys` first.
   */
  getOrderByKey(key: string, options?: CallOptions): Promise<Order | undefined>;
  /**
   * Returns the order that the session's cart became, to anyone who has the session. Undefined while there is none. Check
   * `capabilities.ordersOfCarts` first.
   */
  getOrderOfCart(options?: CallOptions): Promise<Order | undefined>;
}

export interface CustomerResult {
  /** The refusals; `field` names the invalid input field, `['email']`. Empty after a success. */
  errors: UserError[];
}

export interface OrderKey {
  /** As in the customer's mail, with or without '#': '#1001' */
  number: string;
  email: string;
}

export interface FoundOrder extends CustomerResult {
  /** Undefined if there are errors. */
  order?: Order;
}

export interface Credentials {
  email: string;
  password: string;
}

export interface LoginPageQuery {
  /** The path of this site to open after the login: '/account' */
  returnTo: string;
  /** The absolute URL to which the platform redirects the browser: the route that calls `completeLogin`. */
  callbackUrl: string;
}

export interface LoginPage {
  /** A page of the platform. It can be visited once. */
  loginUrl: string;
}

export interface LoginCallback {
  /** The full URL at which the browser returned. */
  url: string;
}

export interface CompletedLogin extends CustomerResult {
  /**
   * The `returnTo` that was given to `loginPage`. Any caller may have chosen it: check that it is a page of your own site. Undefined if it
   * is unknown.
   */
  returnTo?: string;
}

export interface Logout {
  /** The page that the browser must visit to sign out of the platform as well. Undefined if nothing is left to do, or if the platform did not tell it. */
  logoutUrl?: string;
  /** True if the platform's own login goes on, because the platform did not tell that page. Tell the customer, who may not be alone at the device. */
  isOpenAtPlatform?: boolean;
}

export interface PasswordRecovery {
  email: string;
}

export interface PasswordReset {
  /** The full address of the link in the customer's mail. */
  resetUrl: string;
  password: string;
}

/** Shows that it is the customer who makes a change, and not someone who found the device. */
export interface PasswordProof {
  currentPassword: string;
}

export interface LoginEnd extends PasswordProof {
  /** `Login.id` */
  id: string;
}

export interface CustomerUpdate {
  newPassword: string;
  /** The password until now, which proves that the customer makes the change. Default: it is not checked. */
  currentPassword?: string | undefined;
}

export interface CursorQuery {
  /** The `next` of the previous page. Default: the first page. */
  cursor?: string;
}

export interface CursorPage<Item> {
  items: Item[];
  /** The `cursor` of the next page. Undefined on the last page. */
  next?: string;
  /** The number of entries that were left out because they lack required data, such as an address without a city. Default: none. */
  incomplete?: number;
}

export interface AddressUpdate {
  id: string;
  address: AddressInput;
}

export interface AddressKey {
  id: string;
}
