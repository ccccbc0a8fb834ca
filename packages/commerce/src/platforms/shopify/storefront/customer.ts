import type { CallOptions } from '../../../port/context.js';
import type { CustomerResult } from '../../../port/customer.js';
import type { FlavourCustomers } from '../../shared/flavour.js';
import type { SessionStore } from '../../../port/session.js';
import type { CartOwner } from '../../shared/cartOwner.js';
import type { Renewals } from '../../shared/renewals.js';
import { toAddressId } from '../../shared/addressId.js';
import { createLogin, nobody, orTokenNotFound, tokenNotFound, wrongPassword } from '../../shared/login.js';
import { noLoginPage } from '../../shared/loginPage.js';
import { readAt } from '../../shared/misuse.js';
import type { CustomerUserError } from './answers.js';
import type { Call } from './client.js';
import { toCustomerCreateInput, toMailingAddressInput } from './denormalizeCustomer.js';
import type { NormalizeContext } from './normalize.js';
import {
  isOrder,
  isOrderKey,
  toAddress,
  toAddressPage,
  toBareId,
  toCustomer,
  toKeyedOrder,
  toOrder,
  type WireAddress,
} from './normalizeCustomer.js';
import { allNodes, toPage } from '../../shared/connection.js';
import { toAddressError, toCustomerError, toRegisterError } from './refusals.js';

export interface CustomerOptions {
  call: Call;
  session: SessionStore;
  renewals: Renewals;
  /** Milliseconds. */
  now: () => number;
  context: NormalizeContext;
  owner: CartOwner<string>;
}

const perPage = 50;
/** The largest page that the API returns, for lookups. */
const perSearch = 250;

type Payload = { customerUserErrors: CustomerUserError[] } | null;
type ToError = typeof toCustomerError;

/** Creates the client for accounts with passwords, through the Storefront API. */
export function createCustomer({ call, session, renewals, now, context, owner }: CustomerOptions): FlavourCustomers {
  const renew = async (customerAccessToken: string) => {
    const { customerAccessTokenRenew: payload } = await call('customerAccessTokenRenew', { customerAccessToken });
    return payload?.customerAccessToken ?? undefined;
  };
  const login = createLogin(session, { renewals, now, scope: context.baseUrl, renew });

  /** Reads data of the signed-in customer. Undefined if nobody is signed in. */
  const read = async <Customer>(
    ask: (customerAccessToken: string) => Promise<{ customer: Customer | null }>,
  ): Promise<Customer | undefined> => {
    const token = await login.token();
    if (token === undefined) return undefined;
    const { customer } = await ask(token);
    if (!customer) await login.end(token);
    return customer ?? undefined;
  };

  const readOrders = async (first: number, after: string | undefined, options: CallOptions) => {
    const customer = await read((customerAccessToken) =>
      call('customerOrders', { customerAccessToken, first, after }, options),
    );
    if (!customer) throw nobody('customerOrders');
    return customer.orders;
  };

  const readOrderIds = async (after: string | undefined, options: CallOptions) => {
    const customer = await read((customerAccessToken) =>
      call('customerOrderIds', { customerAccessToken, after }, options),
    );
    if (!customer) throw nobody('customerOrderIds');
    return { nodes: customer.orders.edges, pageInfo: customer.orders.pageInfo };
  };

  const readAddresses = async (first: number, after: string | undefined, options: CallOptions) => {
    const customer = await read((customerAccessToken) =>
      call('customerAddresses', { customerAccessToken, first, after }, options),
    );
    if (!customer) throw nobody('customerAddresses');
    return customer.addresses;
  };

  /** Finds an address among all addresses, because the platform has no query for a single one. */
  const findAddress = async (id: string, options: CallOptions): Promise<WireAddress | undefined> => {
    const readPage = (after?: string) => readAddresses(perSearch, after, options);
    const addresses = await allNodes('customerAddresses', await readPage(), readPage);
    return addresses.find((address) => toBareId(address.id) === toBareId(id));
  };

  const change = async (send: (token: string) => Promise<Payload>, toError: ToError): Promise<CustomerResult> => {
    const token = await login.token();
    if (token === undefined) return { errors: [tokenNotFound] };
    const payload = await send(token);
    // Without a payload, the platform rejected the token.
    const errors = payload ? payload.customerUserErrors.map(toError) : [tokenNotFound];
    if (errors.some(({ code }) => code === 'customer.tokenNotFound')) await login.end(token);
    return { errors };
  };

  const changeAddress = async (
    id: string,
    options: CallOptions,
    send: (token: string, wireId: string) => Promise<Payload>,
  ): Promise<CustomerResult> => {
    const address = await findAddress(toAddressId(id), options);
    if (!address) return { errors: [{ code: 'address.unknown' }] };
    return change((token) => send(token, address.id), toAddressError);
  };

  /** Signs in as the customer of a token and, if that succeeds, out again: the platform has no other check of a password. */
  const checkPassword = async (password: string, options: CallOptions): Promise<CustomerResult> => {
    const customer = await read((customerAccessToken) => call('customer', { customerAccessToken }, options));
    if (!customer) return { errors: [tokenNotFound] };
    if (!customer.email) return { errors: [wrongPassword] };
    const input = { email: customer.email, password };
    const { customerAccessTokenCreate: payload } = await call('customerAccessTokenCreate', { input }, options);
    const token = payload?.customerAccessToken?.accessToken;
    if (token !== undefined) await call('customerAccessTokenDelete', { customerAccessToken: token }, options);
    return { errors: token === undefined ? [wrongPassword] : [] };
  };

  return {
    ...noLoginPage,
    checkPassword,

    async get(options = {}) {
      const customer = await read((customerAccessToken) => call('customer', { customerAccessToken }, options));
      return customer && toCustomer(customer);
    },

    async login({ email, password }, options = {}) {
      const input = { email, password };
      const { customerAccessTokenCreate: payload } = await call('customerAccessTokenCreate', { input }, options);
      const token = payload?.customerAccessToken;
      if (!token) return { errors: (payload?.customerUserErrors ?? []).map(toCustomerError) };
      await login.begin(token);
      await owner.begin(token.accessToken, options);
      return { errors: [] };
    },

    async logout(options = {}) {
      const token = await session.get('customerAccessToken');
      if (token === undefined) return {};
      await login.end(token);
      await owner.end(options);
      await call('customerAccessTokenDelete', { customerAccessToken: token }, options);
      return {};
    },

    async register(registration, options = {}) {
      const { customerCreate: payload } = await call(
        'customerCreate',
        { input: toCustomerCreateInput(registration) },
        options,
      );
      return { errors: (payload?.customerUserErrors ?? []).map(toRegisterError) };
    },

    async recoverPassword({ email }, options = {}) {
      const { customerRecover: payload } = await call('customerRecover', { email }, options);
      return { errors: (payload?.customerUserErrors ?? []).map(toCustomerError) };
    },

    async resetPassword({ resetUrl, password }, options = {}) {
      const { customerResetByUrl: payload } = await call('customerResetByUrl', { resetUrl, password }, options);
      return { errors: (payload?.customerUserErrors ?? []).map(toCustomerError) };
    },

    async updateCustomer({ newPassword, currentPassword }, options = {}) {
      const proof = currentPassword === undefined ? undefined : await checkPassword(currentPassword, options);
      if (proof && proof.errors.length > 0) return proof;
      return change(async (customerAccessToken) => {
        const variables = { customer: { password: newPassword }, customerAccessToken };
        const { customerUpdate: payload } = await call('customerUpdate', variables, options);
        // A new password invalidates the earlier tokens.
        if (payload?.customerAccessToken) await login.begin(payload.customerAccessToken);
        return payload;
      }, toPasswordError);
    },

    async getAllOrders({ cursor } = {}, options = {}) {
      const page = await readAt('customerOrders', cursor, (after) => readOrders(perPage, after, options));
      return toPage(page, (order) => toOrder(order, context));
    },

    async getOrder(id, options = {}) {
      const readPage = (after?: string) => readOrderIds(after, options);
      const ids = await allNodes('customerOrderIds', await readPage(), readPage);
      const index = ids.findIndex(({ node }) => toBareId(node.id) === toBareId(id));
      if (index < 0) return undefined;
      // The platform has no query for a single order either. The order follows the cursor of the order before it.
      const [order] = (await readOrders(1, ids[index - 1]?.cursor, options)).nodes;
      return order && toBareId(order.id) === toBareId(id) ? toOrder(order, context) : undefined;
    },

    async getOrderByKey(key, options = {}) {
      if (!isOrderKey(key)) return undefined;
      const { node } = await call('orderByKey', { id: key }, options);
      return isOrder(node) ? toKeyedOrder(node, context) : undefined;
    },

    async getAllAddresses({ cursor } = {}, options = {}) {
      const page = await readAt('customerAddresses', cursor, (after) => readAddresses(perPage, after, options));
      return toAddressPage(page, toAddress);
    },

    async getAddress(id, options = {}) {
      const address = await findAddress(id, options);
      return address && toAddress(address);
    },

    createAddress: (address, options = {}) =>
      change(async (customerAccessToken) => {
        const variables = { address: toMailingAddressInput(address), customerAccessToken };
        return (await call('customerAddressCreate', variables, options)).customerAddressCreate;
      }, toAddressError),

    updateAddress: ({ id, address }, options = {}) =>
      changeAddress(id, options, async (customerAccessToken, wireId) => {
        const variables = { id: wireId, address: toMailingAddressInput(address), customerAccessToken };
        return (await call('customerAddressUpdate', variables, options)).customerAddressUpdate;
      }).catch(orTokenNotFound),

    deleteAddress: ({ id }, options = {}) =>
      changeAddress(id, options, async (customerAccessToken, wireId) => {
        const variables = { id: wireId, customerAccessToken };
        return (await call('customerAddressDelete', variables, options)).customerAddressDelete;
      }).catch(orTokenNotFound),

    setDefaultAddress: ({ id }, options = {}) =>
      changeAddress(id, options, async (customerAccessToken, addressId) => {
        const variables = { addressId, customerAccessToken };
        return (await call('customerDefaultAddressUpdate', variables, options)).customerDefaultAddressUpdate;
      }).catch(orTokenNotFound),
  };
}

/** Converts an error, and renames the field `password` to the form's `newPassword`. */
const toPasswordError: ToError = (error) => {
  const { field, ...rest } = toCustomerError(error);
  return { ...rest, ...(field && { field: field.map((name) => (name === 'password' ? 'newPassword' : name)) }) };
};
