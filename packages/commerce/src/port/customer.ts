import type { Address, AddressInput, Customer, Order, Registration } from '../model/entities.js';
import type { CallOptions } from './context.js';
import type { UserError } from './refusals.js';

/**
 * The customer belongs to the session that the adapter was given: no call names one. Where nobody is signed in, or no longer, reading
 * orders or addresses throws a `CommerceError` of kind `unidentified`, and a change comes back with an error of code
 * `customer.tokenNotFound`.
 */
export interface CustomerClient {
  /** The signed-in customer; undefined for nobody. Renews the token before it ends. */
  get(options?: CallOptions): Promise<Customer | undefined>;

  /** Signs in, and hands the guest's cart to the customer. Only where `capabilities.login` is 'password'. */
  login(input: Credentials, options?: CallOptions): Promise<CustomerResult>;
  /** Where a customer signs in; undefined where `capabilities.login` is 'password'. */
  loginPage(input: LoginPageQuery, options?: CallOptions): Promise<LoginPage | undefined>;
  /** Signs in the customer who comes back from `loginPage`. */
  completeLogin(input: LoginCallback, options?: CallOptions): Promise<CompletedLogin>;
  /** Ends the login at the platform too. Who is not signed in stays so. */
  logout(options?: CallOptions): Promise<Logout>;

  /**
   * Makes an account, and does not sign in. Only where `capabilities.login` is 'password', as for the passwords below.
   * @throws InputError "Can't denormalize register form data for {platform}. Some of the required properties are missing"
   */
  register(input: Registration, options?: CallOptions): Promise<CustomerResult>;
  /** Has the platform send a link to a new password. Only the platform knows whether anybody has this e-mail address. */
  recoverPassword(input: PasswordRecovery, options?: CallOptions): Promise<CustomerResult>;
  /** Sets the password of the customer who got the link. It signs nobody in. */
  resetPassword(input: PasswordReset, options?: CallOptions): Promise<CustomerResult>;
  /** Changes the password of the signed-in customer, who stays so. Sections offer it where `capabilities.changePassword` is true. */
  updateCustomer(input: CustomerUpdate, options?: CallOptions): Promise<CustomerResult>;

  /** The newest first, 50 at a time. */
  getAllOrders(query?: CursorQuery, options?: CallOptions): Promise<CursorPage<Order>>;
  /** Undefined where the customer has no such order. */
  getOrder(id: string, options?: CallOptions): Promise<Order | undefined>;

  /** 50 at a time. */
  getAllAddresses(query?: CursorQuery, options?: CallOptions): Promise<CursorPage<Address>>;
  /** Undefined where the customer has no such address. */
  getAddress(id: string, options?: CallOptions): Promise<Address | undefined>;
  createAddress(address: AddressInput, options?: CallOptions): Promise<CustomerResult>;
  updateAddress(input: AddressUpdate, options?: CallOptions): Promise<CustomerResult>;
  /** @throws InputError 'Expected addressId but got undefined' */
  deleteAddress(input: AddressKey, options?: CallOptions): Promise<CustomerResult>;
  /** Makes one of the customer's addresses the default one. Only where `capabilities.defaultAddress` is true. */
  setDefaultAddress(input: AddressKey, options?: CallOptions): Promise<CustomerResult>;
}

export interface CustomerResult {
  /** Why something was refused; `field` names the input's field at fault, `['email']`. Empty after a success. */
  errors: UserError[];
}

export interface Credentials {
  email: string;
  password: string;
}

export interface LoginPageQuery {
  /** A path of this site, where the customer goes on after signing in: '/account' */
  returnTo: string;
  /** Where the platform sends the browser back to: the absolute address of the route that calls `completeLogin`. */
  callbackUrl: string;
}

export interface LoginPage {
  /** A page of the platform's. It can be visited once. */
  loginUrl: string;
}

export interface LoginCallback {
  /** The whole address at which the browser came back. */
  url: string;
}

export interface CompletedLogin extends CustomerResult {
  /**
   * As it was given to `loginPage`, by whoever called that: check that it leads to a page of your own. Undefined where nothing is known
   * of it.
   */
  returnTo?: string;
}

export interface Logout {
  /** Where the browser must go so that the platform forgets it as well; undefined where all is done. */
  logoutUrl?: string;
}

export interface PasswordRecovery {
  email: string;
}

export interface PasswordReset {
  /** The whole address of the link in the customer's mail. */
  resetUrl: string;
  password: string;
}

export interface CustomerUpdate {
  newPassword: string;
}

export interface CursorQuery {
  /** The `next` of the page before. Default: the first page. */
  cursor?: string;
}

export interface CursorPage<Item> {
  items: Item[];
  /** The `cursor` of the next page; undefined on the last one. */
  next?: string;
  /** How many there are beside them that lack what each must have, such as an address without a city. Default: none. */
  incomplete?: number;
}

export interface AddressUpdate {
  id: string;
  address: AddressInput;
}

export interface AddressKey {
  id: string;
}
