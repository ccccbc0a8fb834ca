import type { Order } from '../../model/entities.js';
import type { CallOptions } from '../../port/context.js';
import type { CustomerResult } from '../../port/customer.js';
import type { FlavourCustomers } from '../shared/flavour.js';
import type { UserError } from '../../port/refusals.js';
import type { SessionStore } from '../../port/session.js';
import type { CartOwner } from '../shared/cartOwner.js';
import { toAddressId } from '../shared/addressId.js';
import { createLogin, ignoreFailure, nobody, orTokenNotFound, tokenNotFound, wrongPassword } from '../shared/login.js';
import { noLoginPage } from '../shared/loginPage.js';
import { foreignCursor, misuse } from '../shared/misuse.js';
import type { WireAddress, WireCustomer, WireOrder, WireOrderedProduct } from './answers.js';
import type { Client, Input, Operation, Refusal } from './client.js';
import { toAddressUserErrors, toPasswordUserErrors, toRegisterUserErrors } from './customerRefusals.js';
import { toNewCustomer, toWireAddress } from './denormalizeCustomer.js';
import type { Facts } from './facts.js';
import { parseId } from './ids.js';
import type { LoginForms } from './loginForms.js';
import type { Sessions } from './sessions.js';
import { emailOf, linesOf, toAddress, toCustomer, toOrder, toShipment } from './normalizeCustomer.js';
import { batchesOf, largestPage } from './pages.js';

export interface CustomerOptions {
  client: Client;
  facts: Facts;
  forms: LoginForms;
  session: SessionStore;
  sessions: Sessions;
  owner: CartOwner<number>;
  imageUrl: (src: string) => string;
}

const perPage = 50;

const withLines = { include: ['consignments.line_items'], consignment_structure: 'object' };

/** The status of an order that was not completed, because the checkout was abandoned. */
const incomplete = 0;

/** Rejects, because the platform has no default address. */
const noDefaultAddress = () =>
  Promise.reject(
    misuse(
      'setDefaultAddress',
      'id',
      'the platform knows no default address. Offer it only if capabilities.defaultAddress is true.',
    ),
  );

const unknownOrder: UserError = { code: 'order.unknown' };
const unknownAddress: UserError = { code: 'address.unknown' };

/** Creates the client for accounts, through the REST API. The API acts for the server, so the session's token is the only proof of identity. */
export function createCustomer(options: CustomerOptions): FlavourCustomers {
  const { client, facts, forms, session, sessions, owner, imageUrl } = options;
  const login = createLogin(session);

  /** Returns the number of the signed-in customer. Signs out a customer whose login has ended elsewhere. */
  const readId = async (more: CallOptions): Promise<number | undefined> => {
    const token = await login.token();
    const id = token === undefined ? undefined : await sessions.customerOf(token, more);
    if (id === undefined && token !== undefined) await login.end(token);
    return id;
  };

  const endHere = async () => login.end((await login.token()) ?? '');

  const find = async (id: number, call: CallOptions): Promise<WireCustomer | undefined> => {
    const { data } = await client.ask('getCustomers', { query: { 'id:in': [id] } }, call);
    if (!data[0]) await endHere();
    return data[0];
  };

  const idFor = async (call: string, more: CallOptions): Promise<number> => {
    const id = await readId(more);
    if (id === undefined) throw nobody(call);
    return id;
  };

  /**
   * Throws if the customer was deleted. The platform's response for a deleted customer is as empty as for a customer without data, so call
   * this after an empty response.
   */
  const noteIfGone = async (call: Operation, id: number, more: CallOptions): Promise<void> => {
    if (!(await find(id, more))) throw nobody(call);
  };

  const findAddress = async (addressId: string, more: CallOptions): Promise<WireAddress | undefined> => {
    const id = await idFor('getCustomersAddresses', more);
    const number = parseId(addressId);
    const query = { 'customer_id:in': [id], 'id:in': [number ?? 0] };
    const { data } = number === undefined ? { data: [] } : await client.ask('getCustomersAddresses', { query }, more);
    if (!data[0]) await noteIfGone('getCustomersAddresses', id, more);
    return data[0];
  };

  /** Reads the ordered products, by id. A product that the store no longer has is left out. */
  const readProducts = async (
    orders: readonly WireOrder[],
    more: CallOptions,
  ): Promise<Map<number, WireOrderedProduct>> => {
    const ids = [...new Set(orders.flatMap(linesOf).map((line) => line.product_id))].filter((id) => id > 0);
    const answers = await Promise.all(
      batchesOf(ids, largestPage).map((batch) => {
        const query = {
          'id:in': batch,
          include: ['primary_image'],
          include_fields: ['custom_url'],
          limit: largestPage,
        };
        return client.ask('getOrderedProducts', { query }, more);
      }),
    );
    return new Map(answers.flatMap(({ data }) => data.map((product) => [product.id, product] as const)));
  };

  const complete = async (orders: readonly WireOrder[], more: CallOptions): Promise<Order[]> => {
    const real = orders.filter(({ status_id: status }) => status !== incomplete);
    const [products, { currency }] = await Promise.all([readProducts(real, more), facts.store(more)]);
    return real.map((order) => toOrder(order, { products, currencyCode: currency, imageUrl }));
  };

  /** Reads an order whole, with its parcels, which a list of orders does not have. */
  const completeOne = async (order: WireOrder, more: CallOptions): Promise<Order | undefined> => {
    const [[whole], shipments] = await Promise.all([
      complete([order], more),
      client.ask('getOrderShipments', { path: { id: order.id } }, more),
    ]);
    return whole && { ...whole, shipments: shipments.map(toShipment) };
  };

  /** Reads the order of a number, if it was placed with this e-mail address: the only proof of identity. */
  const readFor = async (email: string, number: string, more: CallOptions): Promise<Order | undefined> => {
    const id = parseId(number);
    const outcome =
      id === undefined ? undefined : await client.attempt('getOrder', { path: { id }, query: withLines }, more);
    const order = outcome && 'answer' in outcome ? outcome.answer : undefined;
    const isOwn = emailOf(order) !== undefined && emailOf(order) === email.trim().toLowerCase();
    return order && isOwn ? completeOne(order, more) : undefined;
  };

  const change = async <Name extends Operation>(
    operation: Name,
    input: Input,
    toErrors: (refusal: Refusal) => UserError[],
    more: CallOptions,
  ): Promise<CustomerResult> => {
    const outcome = await client.attempt(operation, input, more);
    const errors = 'refusal' in outcome ? toErrors(outcome.refusal) : [];
    if (errors.includes(tokenNotFound)) await endHere();
    return { errors };
  };

  /** Changes one of this customer's own addresses. Given a number, the platform would change any customer's address. */
  const changeAddress = async (
    id: string,
    more: CallOptions,
    send: (number: number) => Promise<CustomerResult>,
  ): Promise<CustomerResult> => {
    const address = await findAddress(toAddressId(id), more);
    return address ? send(address.id) : { errors: [unknownAddress] };
  };

  /** Returns the id of the customer with this e-mail address and password, or undefined. */
  const identify = async (email: string, password: string, more: CallOptions): Promise<number | undefined> => {
    const outcome = await client.attempt('validateCustomerCredentials', { body: { email, password } }, more);
    const answer = 'answer' in outcome && outcome.answer;
    return answer && answer.is_valid ? (answer.customer_id ?? undefined) : undefined;
  };

  /** Ends the customer's other logins. Their password is saved by now, so a failure is none of the change; the lists of logins end them too. */
  const endOthers = (id: number, own: string | undefined, more: CallOptions) =>
    sessions.endAll(id, own, more).catch(ignoreFailure);

  /** Returns the error of a password that is not this customer's. Undefined if it is. */
  const passwordError = async (id: number, password: string, more: CallOptions): Promise<UserError | undefined> => {
    const customer = await find(id, more);
    if (!customer) return tokenNotFound;
    return (await identify(customer.email ?? '', password, more)) === id ? undefined : wrongPassword;
  };

  return {
    ...noLoginPage,

    async checkPassword(password, more) {
      const id = await readId(more);
      const error = id === undefined ? tokenNotFound : await passwordError(id, password, more);
      return { errors: error ? [error] : [] };
    },

    async get(more = {}) {
      const id = await readId(more);
      const customer = id === undefined ? undefined : await find(id, more);
      return customer && toCustomer(customer);
    },

    async login({ email, password }, more = {}) {
      const id = await identify(email, password, more);
      if (!id) return { errors: [{ code: 'customer.unidentified', message: 'Unidentified customer' }] };
      await login.begin({ accessToken: await sessions.begin(id, more) });
      await owner.begin(id, more);
      return { errors: [] };
    },

    async logout(more = {}) {
      const token = await login.token();
      if (token === undefined) return {};
      await login.end(token);
      // Whether or not the platform ends the login, its customer's name leaves the cart.
      await owner.end(more);
      await sessions.end(token, more);
      return {};
    },

    register: async (registration, more = {}) =>
      change('createCustomers', { body: [toNewCustomer(registration)] }, toRegisterUserErrors, more),

    async recoverPassword({ email }, more = {}) {
      const next = await forms.submit('send_password_email', { email }, more);
      const isSent = next.get('action') !== 'reset_password';
      return {
        errors: isSent ? [] : [{ code: 'customer.invalid', message: 'Input value is invalid.', field: ['email'] }],
      };
    },

    async resetPassword({ resetUrl, password }, more = {}) {
      const { c, t } = readResetUrl(resetUrl);
      if (!c || !t) return { errors: [{ code: 'customer.linkInvalid' }] };
      const fields = { c, t, password, password_confirm: password };
      switch ((await forms.submit('save_new_password', fields, more)).get('action')) {
        // The platform redirected to the form that requests another mail.
        case 'reset_password':
          return { errors: [{ code: 'customer.linkInvalid' }] };
        // The platform redirected to the same form.
        case 'change_password':
          return { errors: [{ code: 'customer.passwordRefused', field: ['password'] }] };
      }
      // The platform has checked whose link it is.
      const id = parseId(c);
      if (id !== undefined) await endOthers(id, undefined, more);
      return { errors: [] };
    },

    async updateCustomer({ newPassword, currentPassword }, more = {}) {
      const id = await readId(more);
      if (id === undefined) return { errors: [tokenNotFound] };
      const wrong = currentPassword === undefined ? undefined : await passwordError(id, currentPassword, more);
      if (wrong) return { errors: [wrong] };
      const body = [{ id, authentication: { new_password: newPassword } }];
      const result = await change('updateCustomers', { body }, toPasswordUserErrors, more);
      if (result.errors.length === 0) await endOthers(id, await login.token(), more);
      return result;
    },

    async getAllOrders({ cursor } = {}, more = {}) {
      const id = await idFor('getOrders', more);
      const page = toPageNumber(cursor);
      const query = { customer_id: id, sort: 'date_created:desc', page, limit: perPage, ...withLines };
      const orders = await client.ask('getOrders', { query }, more);
      if (orders.length === 0) await noteIfGone('getOrders', id, more);
      // The platform does not report the number of orders, so a second call checks whether there is one more.
      const behind = { customer_id: id, sort: 'date_created:desc', page: page * perPage + 1, limit: 1, ...withLines };
      const [items, next] = await Promise.all([
        complete(orders, more),
        orders.length < perPage ? [] : client.ask('getOrders', { query: behind }, more),
      ]);
      return { items, ...(next.length > 0 && { next: String(page + 1) }) };
    },

    async getOrder(orderId, more = {}) {
      const id = await idFor('getOrder', more);
      const number = parseId(orderId);
      const outcome =
        number === undefined
          ? undefined
          : await client.attempt('getOrder', { path: { id: number }, query: withLines }, more);
      const order = outcome && 'answer' in outcome && outcome.answer.customer_id === id ? outcome.answer : undefined;
      if (!order) await noteIfGone('getOrder', id, more);
      return order && completeOne(order, more);
    },

    async findOrder({ number, email }, more = {}) {
      const order = await readFor(email, number.trim().replace(/^#/, ''), more);
      return order ? { errors: [], order } : { errors: [unknownOrder] };
    },

    async getOrderByKey(key, more = {}) {
      const [number = '', ...email] = key.split(':');
      return readFor(email.join(':'), number, more);
    },

    async getOrderOfCart(more = {}) {
      const cartId = await session.get('cartId');
      if (cartId === undefined) return undefined;
      const orders = await client.ask('getOrders', { query: { cart_id: cartId, limit: 2, ...withLines } }, more);
      // Without the platform's filter, these would be the orders of others.
      const order = orders.find(({ cart_id: of }) => of === cartId);
      return order && completeOne(order, more);
    },

    async getAllAddresses({ cursor } = {}, more = {}) {
      const id = await idFor('getCustomersAddresses', more);
      const page = toPageNumber(cursor);
      const query = { 'customer_id:in': [id], page, limit: perPage };
      const { data, meta } = await client.ask('getCustomersAddresses', { query }, more);
      if (data.length === 0) await noteIfGone('getCustomersAddresses', id, more);
      const hasNext = page < meta.pagination.total_pages;
      return { items: data.map(toAddress), ...(hasNext && { next: String(page + 1) }) };
    },

    async getAddress(addressId, more = {}) {
      const address = await findAddress(addressId, more);
      return address && toAddress(address);
    },

    async createAddress(address, more = {}) {
      const id = await readId(more);
      if (id === undefined) return { errors: [tokenNotFound] };
      const body = [{ ...toWireAddress(address), customer_id: id }];
      return change('createCustomersAddresses', { body }, toAddressUserErrors, more);
    },

    updateAddress: async ({ id, address }, more = {}) => {
      const wireAddress = toWireAddress(address);
      return changeAddress(id, more, (number) => {
        const body = [{ ...wireAddress, id: number }];
        return change('updateCustomersAddresses', { body }, toAddressUserErrors, more);
      }).catch(orTokenNotFound);
    },

    deleteAddress: async ({ id }, more = {}) =>
      changeAddress(id, more, (number) =>
        change('deleteCustomersAddresses', { query: { 'id:in': [number] } }, toAddressUserErrors, more),
      ).catch(orTokenNotFound),

    setDefaultAddress: noDefaultAddress,
  };
}

/** Parses a cursor. Our cursor is the number of a page. */
function toPageNumber(cursor = '1'): number {
  const page = parseId(cursor);
  if (page) return page;
  throw foreignCursor('customer', cursor);
}

/** Returns the parameters of the link in a mail. Empty if the text is not an address. */
function readResetUrl(resetUrl: string): { c?: string | null; t?: string | null } {
  if (!URL.canParse(resetUrl)) return {};
  const { searchParams } = new URL(resetUrl);
  return { c: searchParams.get('c'), t: searchParams.get('t') };
}
