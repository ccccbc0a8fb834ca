import * as v from 'valibot';
import type { CallOptions } from '../../../port/context.js';
import type { CustomerResult } from '../../../port/customer.js';
import type { FlavourCustomers } from '../../shared/flavour.js';
import { CommerceError } from '../../../port/errors.js';
import type { UserError } from '../../../port/refusals.js';
import type { SessionStore } from '../../../port/session.js';
import { toAddressId } from '../../shared/addressId.js';
import type { CartOwner } from '../../shared/cartOwner.js';
import type { DataCache } from '../../shared/dataCache.js';
import type { Renewals } from '../../shared/renewals.js';
import { createLogin, ignoreFailure, nobody, orTokenNotFound } from '../../shared/login.js';
import { misuse, readAt } from '../../shared/misuse.js';
import { toAddressPage, toBareId } from '../storefront/normalizeCustomer.js';
import { allNodes, toPage } from '../../shared/connection.js';
import { jsonOf, type Transport } from '../../../shared/transport.js';
import { dataOf } from '../../shared/graphqlAnswer.js';
import { answers, type AddressPayload, type Answer, type Variables, type WireAddress } from './answers.js';
import { documents, type Operation } from './documents.js';
import { toAddress, toAddressErrors, toAddressInput, toCustomer, toOrder } from './normalize.js';
import type { CustomerAccountSettings } from '../shared/customerAccountSettings.js';
import { createOAuth, type PendingLogin } from './oauth.js';

export interface CustomerAccountOptions {
  baseUrl: string;
  settings: CustomerAccountSettings;
  transport: Transport;
  session: SessionStore;
  cache: DataCache;
  renewals: Renewals;
  /** Milliseconds. */
  now: () => number;
  imageUrl: (src: string) => string;
  owner: CartOwner<string>;
}

const perPage = 50;
/** The largest page that the API returns, for lookups. */
const perSearch = 250;
/** The time before expiry at which tokens are renewed. They are valid for an hour. */
const fiveMinutes = 5 * 60 * 1000;

/** Creates the client for accounts without passwords. Customers sign in at the platform, and the Customer Account API returns their data. */
export function createCustomerAccount(options: CustomerAccountOptions): FlavourCustomers {
  const { baseUrl, transport, session, renewals, now, imageUrl, owner } = options;
  const oauth = createOAuth(options);

  const renew = async () => {
    const refreshToken = await session.get('customerRefreshToken');
    const renewed = refreshToken === undefined ? undefined : await oauth.refresh(refreshToken);
    // The customer stays the same, so a renewal returns no new id token.
    return renewed && { refreshToken, ...renewed, idToken: renewed.idToken ?? (await session.get('customerIdToken')) };
  };
  const login = createLogin(session, { renewals, now, scope: baseUrl, renew, renewBefore: fiveMinutes });

  /** @throws CommerceError of kind `unidentified` if nobody is signed in */
  const call = async <Name extends Operation>(
    operation: Name,
    variables: Variables<Name>,
    more: CallOptions,
  ): Promise<Answer<Name>> => {
    const token = await login.token();
    if (token === undefined) throw nobody(operation);
    const query = documents[operation];
    const answer = await transport({
      call: operation,
      url: await oauth.graphqlUrl(more),
      init: {
        method: 'POST',
        headers: { 'content-type': 'application/json', accept: 'application/json', authorization: token },
        body: JSON.stringify({ query, operationName: operation, variables }),
      },
      isIdempotent: query.trimStart().startsWith('query'),
      signal: more.signal,
      decode: (response) =>
        response.status === 401
          ? undefined
          : {
              data: dataOf<v.GenericSchema>(operation, answers[operation], jsonOf(operation, response)) as Answer<Name>,
            },
    });
    if (answer) return answer.data;
    await login.end(token);
    throw nobody(operation);
  };

  const readAddresses = async (first: number, after: string | undefined, more: CallOptions) =>
    (await call('customerAddresses', { first, after }, more)).customer.addresses;

  /** Finds an address among all addresses, because the API has no query for a single one. */
  const findAddress = async (id: string, more: CallOptions): Promise<WireAddress | undefined> => {
    const readPage = (after?: string) => readAddresses(perSearch, after, more);
    const addresses = await allNodes('customerAddresses', await readPage(), readPage);
    return addresses.find((address) => toBareId(address.id) === toBareId(id));
  };

  const change = async (send: () => Promise<AddressPayload>): Promise<CustomerResult> =>
    send().then((payload) => ({ errors: toAddressErrors(payload) }), orTokenNotFound);

  const changeAddress = async (
    id: string,
    send: (wireId: string) => Promise<AddressPayload>,
  ): Promise<CustomerResult> => {
    const wireId = toWireId('CustomerAddress', toAddressId(id));
    return wireId === undefined ? { errors: [{ code: 'address.unknown' }] } : change(() => send(wireId));
  };

  return {
    login: () => withoutPassword('login', 'email'),
    register: () => withoutPassword('register', 'email'),
    recoverPassword: () => withoutPassword('recoverPassword', 'email'),
    resetPassword: () => withoutPassword('resetPassword', 'resetUrl'),
    updateCustomer: () => withoutPassword('updateCustomer', 'newPassword'),

    async loginPage(query, more = {}) {
      const { url, pending } = await oauth.begin(query, more);
      await session.set('customerLogin', JSON.stringify(pending));
      return { loginUrl: url };
    },

    async completeLogin({ url }, more = {}) {
      const pending = readPending(await session.get('customerLogin'));
      await session.set('customerLogin', undefined);
      const { searchParams } = new URL(url);
      const code = searchParams.get('code');
      if (!pending || !code || searchParams.get('state') !== pending.state) return { errors: [linkInvalid] };
      const token = await oauth.exchange(code, pending, more);
      if (!token) return { errors: [linkInvalid], returnTo: pending.returnTo };
      await login.begin(token);
      await owner.begin(token.accessToken, more);
      return { errors: [], returnTo: pending.returnTo };
    },

    async logout(more = {}) {
      const token = await session.get('customerAccessToken');
      const idToken = await session.get('customerIdToken');
      if (token === undefined) return {};
      await login.end(token);
      await owner.end(more);
      if (idToken === undefined) return {};
      // The login here has ended. Without the address, the platform's own one lasts until it ends by itself.
      const logoutUrl = await oauth.logoutUrl(idToken, more).catch(ignoreFailure);
      return logoutUrl ? { logoutUrl } : { isOpenAtPlatform: true };
    },

    async get(more = {}) {
      const answer = await call('customer', {}, more).catch(orUndefined);
      return answer && toCustomer(answer.customer);
    },

    async getAllOrders({ cursor } = {}, more = {}) {
      const { customer } = await readAt('customerOrders', cursor, (after) =>
        call('customerOrders', { first: perPage, after }, more),
      );
      return toPage(customer.orders, (order) => toOrder(order, imageUrl));
    },

    async getOrder(id, more = {}) {
      const wireId = toWireId('Order', id);
      const { order } = wireId ? await call('customerOrder', { id: wireId }, more) : { order: undefined };
      return order ? toOrder(order, imageUrl) : undefined;
    },

    async getAllAddresses({ cursor } = {}, more = {}) {
      const page = await readAt('customerAddresses', cursor, (after) => readAddresses(perPage, after, more));
      return toAddressPage(page, toAddress);
    },

    async getAddress(id, more = {}) {
      const address = await findAddress(id, more);
      return address && toAddress(address);
    },

    createAddress: (address, more = {}) =>
      change(async () => {
        const variables = { address: toAddressInput(address) };
        return (await call('customerAddressCreate', variables, more)).customerAddressCreate;
      }),

    updateAddress: ({ id, address }, more = {}) =>
      changeAddress(id, async (addressId) => {
        const variables = { addressId, address: toAddressInput(address, await findAddress(id, more)) };
        return (await call('customerAddressUpdate', variables, more)).customerAddressUpdate;
      }),

    deleteAddress: ({ id }, more = {}) =>
      changeAddress(id, async (addressId) => {
        return (await call('customerAddressDelete', { addressId }, more)).customerAddressDelete;
      }),

    setDefaultAddress: ({ id }, more = {}) =>
      changeAddress(id, async (addressId) => {
        return (await call('customerAddressSetDefault', { addressId }, more)).customerAddressUpdate;
      }),
  };
}

/** Returns the platform's id for the number in a link. Undefined if the number is malformed. */
function toWireId(type: 'Order' | 'CustomerAddress', id: string): string | undefined {
  const number = toBareId(id);
  return /^\w+$/.test(number) ? `gid://shopify/${type}/${number}` : undefined;
}

const linkInvalid: UserError = { code: 'customer.linkInvalid' };

const withoutPassword = (name: string, field: string): Promise<never> =>
  Promise.reject(misuse(name, field, 'customers have no passwords here. Send them to the address of loginPage.'));

function orUndefined(failure: unknown): undefined {
  if (failure instanceof CommerceError && failure.kind === 'unidentified') return undefined;
  throw failure;
}

/** Parses a login in progress. Undefined if the text is not a login of this shop. */
function readPending(text: string | undefined): PendingLogin | undefined {
  if (text === undefined) return undefined;
  try {
    return v.parse(pendingLogin, JSON.parse(text));
  } catch {
    return undefined;
  }
}

const pendingLogin = v.object({
  state: v.string(),
  nonce: v.string(),
  verifier: v.string(),
  callbackUrl: v.string(),
  returnTo: v.string(),
}) satisfies v.GenericSchema<unknown, PendingLogin>;
