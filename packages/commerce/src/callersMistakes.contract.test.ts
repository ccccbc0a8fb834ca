/** The contract of every adapter for callers' mistakes: a 4xx with the argument at fault, and no failure of the shop in the log. */
import { samplePassword, sampleShop } from '@vitrine/sandbox';
import { beforeEach, describe, expect, it } from 'vitest';
import { flavours, type Flavour } from './model/flavours.js';
import { productSorts } from './port/catalog.js';
import { namedCalls } from './port/calls.js';
import type { Capabilities } from './port/commerce.js';
import { createCommerce, createCommerceHandler, createDataCache, createMemorySession } from './server.js';
import { traits } from './testing/traits.js';
import { createVirtualClock } from './testing/virtualClock.js';

/** The ways in which a shop's customers sign in: with passwords, and at the platform. */
const shops = flavours.flatMap(({ name: flavour }) => [
  { flavour, accounts: 'passwords' as const },
  ...(traits[flavour].loginAtPlatform ? [{ flavour, accounts: 'the platform' as const }] : []),
]);

async function openShop(flavour: Flavour, accounts: 'passwords' | 'the platform') {
  const clock = createVirtualClock();
  const { open, loginAtPlatform } = traits[flavour];
  const { settings, fetch } = await open(sampleShop);
  const failures: unknown[] = [];
  const commerce = createCommerce(
    { ...settings, ...(accounts === 'the platform' && loginAtPlatform) },
    { fetch, session: createMemorySession(), clock, cache: createDataCache({ now: clock.now }) },
  );
  const handler = createCommerceHandler(commerce, { onError: (error) => void failures.push(error) });
  const call = async (name: string, ...args: unknown[]) => {
    const response = await handler(
      new Request(`https://front.test/api/shop/${name}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ args }),
      }),
    );
    const body = (await response.json()) as { error?: { kind: string; message: string; field?: string[] } };
    return { status: response.status, error: body.error };
  };
  return { commerce, call, failures };
}

/** Texts that are not an id, a cursor or a slug of any platform, or that only look like one. */
const strange = [
  '-1', '0', '1', '1.5', '1e3', ' 1', '999999999999999', '99999999999999999999', 'x', '1-1', '-1--1', '1:1', '1:x', '-1:x', '//', '..', '%',
  'gid://shopify/Product/-1', 'gid://shopify/Product/1', 'gid://shopify/ProductVariant/x', 'gid://shopify/Cart/1', 'gid://', "' OR 1=1",
  'e30=', 'eyJsYXN0X2lkIjoxfQ==', 'x\nline', '\u001b[2J', '三徳', 'x'.repeat(255), '__proto__', '00000000-0000-4000-8000-000000000000',
]; // prettier-ignore

const address = { address1: 'x', city: 'x', zip: 'x', country: 'x', countryCode: 'XX' };
const places = [{ collection: 'bikes' }, { brand: 'skerry' }, { search: 'bike' }];
const filters = [
  { available: true },
  { price: { min: '1', max: '2' } },
  { options: [{ name: 'Size', values: ['M'] }] },
  { options: [{ name: '', values: [] }] },
  { brands: ['x'] },
  { brands: [] },
];

/** What callers send, in the form that the schemas allow. Each argument has a list of values. */
const samples: Record<string, unknown[]> = {
  slug: strange,
  query: [
    ...strange.flatMap((text) =>
      [{ collection: text }, { brand: text }, { search: text }].map((where) => ({ in: where, perPage: 2 })),
    ),
    ...places.flatMap((where) => [
      ...strange.map((cursor) => ({ in: where, cursor, perPage: 2 })),
      ...productSorts.map((sort) => ({ in: where, sort, perPage: 2 })),
      ...filters.map((each) => ({ in: where, filters: each, perPage: 2 })),
      ...[2, 1000, 2 ** 31, Number.MAX_SAFE_INTEGER].map((page) => ({ in: where, page, perPage: 2 })),
    ]),
  ],
  type: ['Product', 'ProductVariant'],
  ids: [[], ...strange.map((id) => [id]), strange],
  additions: strange.flatMap((id) => [[{ variantId: id, quantity: 1 }], [{ productId: id, quantity: 1 }]]),
  updates: strange.map((id) => [{ id, lineItemId: id, quantity: 1 }]),
  removals: strange.map((id) => [{ id, lineItemId: id }]),
  code: strange,
  note: strange,
  attributes: strange.map((text) => [{ key: text, value: text }]),
  credentials: strange.map((text) => ({ email: text, password: text })),
  loginPage: strange.map((text) => ({ returnTo: text, callbackUrl: 'https://front.test/callback' })),
  callback: strange.map((text) => ({ url: `https://front.test/callback?code=${encodeURIComponent(text)}&state=x` })),
  registration: strange.map((text) => ({ email: text, password: text, ...address, firstName: text, lastName: text })),
  orderKey: strange.flatMap((text) => [
    { number: text, email: 'robin@example.com' },
    { number: '1001', email: text },
  ]),
  recovery: strange.map((email) => ({ email })),
  reset: strange.map((text) => ({ resetUrl: `https://front.test/reset/${encodeURIComponent(text)}`, password: text })),
  update: strange.map((newPassword) => ({ newPassword })),
  cursor: strange.map((cursor) => ({ cursor })),
  id: strange,
  address: [
    address,
    ...strange.map((text) => ({ ...address, zip: text, province: text, countryCode: text.slice(0, 2) })),
  ],
  addressUpdate: strange.map((id) => ({ id, address })),
  addressKey: strange.map((id) => ({ id })),
  loginEnd: strange.map((id) => ({ id, currentPassword: 'x' })),
  proof: [{ currentPassword: 'x' }],
  words: strange,
  place: [{ page: 0 }, { page: 1000 }],
  part: [1, 2, 1_000_000],
  path: strange.map((text) => `/${text}`),
  message: strange.map((text) => ({ email: text, text })),
};

/** Each value of each argument once, with the first value of every other argument. */
const argumentsOf = (names: readonly string[]): unknown[][] =>
  names.length === 0
    ? [[]]
    : names.flatMap((name, index) =>
        samples[name]!.map((value) => names.map((other, at) => (at === index ? value : samples[other]![0]))),
      );

/** A mistake only on platforms with certain capabilities. */
type Mistake = [
  name: string,
  isMistake: (capabilities: Capabilities) => boolean,
  call: string,
  argument: object,
  field: string,
];

describe.each(shops)(
  "callers' mistakes on $flavour, whose customers sign in with $accounts",
  ({ flavour, accounts }) => {
    let shop: Awaited<ReturnType<typeof openShop>>;
    beforeEach(async () => {
      shop = await openShop(flavour, accounts);
    });

    const signIn = () => shop.call('customer/login', { email: 'robin@example.com', password: samplePassword });

    it.each(namedCalls)('do not count as failures of the shop: $name', async ({ name, row }) => {
      for (const isSignedIn of [false, true]) {
        const wrong: unknown[] = [];
        for (const args of argumentsOf(row.args)) {
          if (isSignedIn && accounts === 'passwords') await signIn();
          const { status, error } = await shop.call(name, ...args);
          if (status >= 500) wrong.push({ args, status, error });
        }
        expect(wrong).toEqual([]);
      }
      expect(shop.failures).toEqual([]);
    });

    const login = { email: 'robin@example.com', password: samplePassword };
    const listing = { in: { collection: 'bikes' }, perPage: 2 };

    it.each([
      [
        'a cursor of another shop',
        () => true,
        'catalog/products',
        { ...listing, cursor: 'eyJsYXN0X2lkIjoxfQ==' },
        'cursor',
      ],
      [
        'a filter of a brand',
        () => true,
        'catalog/products',
        { ...listing, in: { brand: 'skerry' }, filters: { available: true } },
        'filters',
      ],
      [
        'a filter',
        ({ filters }) => !filters.includes('availability'),
        'catalog/products',
        { ...listing, filters: { available: true } },
        'filters',
      ],
      [
        'an order',
        ({ sorts }) => !sorts.includes('newest'),
        'catalog/products',
        { ...listing, sort: 'newest' },
        'sort',
      ],
      [
        'the return from a login page',
        ({ login }) => login === 'password',
        'customer/completeLogin',
        { url: 'https://front.test/?code=1' },
        'url',
      ],
      ['a login', ({ login }) => login === 'redirect', 'customer/login', login, 'email'],
      ['an account', ({ login }) => login === 'redirect', 'customer/register', login, 'email'],
      [
        'a new password by mail',
        ({ login }) => login === 'redirect',
        'customer/recoverPassword',
        { email: login.email },
        'email',
      ],
      [
        'a new password by link',
        ({ login }) => login === 'redirect',
        'customer/resetPassword',
        { resetUrl: 'https://front.test/x', password: 'x' },
        'resetUrl',
      ],
      [
        'another password',
        ({ login }) => login === 'redirect',
        'customer/updateCustomer',
        { newPassword: 'another password' },
        'newPassword',
      ],
      ['a default address', ({ defaultAddress }) => !defaultAddress, 'customer/setDefaultAddress', { id: '1' }, 'id'],
    ] satisfies Mistake[])('name the argument at fault: %s', async (_, isMistake, name, argument, field) => {
      const { status, error } = await shop.call(name, argument);
      const isAbsent = name.startsWith('customer/') && traits[flavour].lacks?.includes('customers');
      if (isAbsent || isMistake(shop.commerce.capabilities)) {
        expect(error).toMatchObject({ kind: 'refused', ...(!isAbsent && { field: [field] }) });
        expect(status).toBe(isAbsent ? 400 : 422);
      } else {
        expect(error?.field).toBeUndefined();
        expect(status).toBeLessThan(422);
      }
      expect(shop.failures).toEqual([]);
    });
  },
);
