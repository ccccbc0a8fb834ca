/** The shop itself, its menu, and what is found by id alone. */
import type { MenuItemData } from '../../shop/data.js';
import { cartOf, cartView } from './cart.js';
import { orderView } from './customer.js';
import { entryId, globalId, invalidId, parseEntryId, parseGlobalId } from './ids.js';
import type { Context, Resolver, Resolvers } from './resolver.js';

const shopSource = { kind: 'shop' } as const;

const shop: Record<string, Resolver<unknown, never>> = {
  id: () => shopId,
  name: (_, __, { shop: { data } }) => data.shop.name,
  description: (_, __, { shop: { data } }) => data.shop.description,
  moneyFormat: (_, __, { shop: { data } }) => `{{amount}} ${data.shop.currencyCode}`,
  paymentSettings: (_, __, { shop: { data, pricing } }) => ({
    countryCode: data.shop.countryCode,
    currencyCode: data.shop.currencyCode,
    enabledPresentmentCurrencies: [...new Set(pricing.countryCodes.map(pricing.currencyOf))],
  }),
  primaryDomain: (_, __, { origin }) => {
    const { host, protocol } = new URL(origin);
    return { host, sslEnabled: protocol === 'https:', url: origin };
  },
  shipsToCountries: (_, __, { shop: { pricing } }) => pricing.countryCodes,
};

const shopId = globalId('Shop', 1);

interface MenuItemSource {
  data: MenuItemData;
  /** Where it stands in the menu: '1-2' is the second item below the first. */
  position: string;
}

const itemsOf = (items: readonly MenuItemData[] = [], parent?: string): MenuItemSource[] =>
  items.map((data, index) => ({ data, position: [parent, index + 1].filter(Boolean).join('-') }));

const menuItem: Record<string, Resolver<MenuItemSource, never>> = {
  id: ({ position }) => globalId('MenuItem', position),
  items: ({ data, position }) => itemsOf(data.items, position),
  resource: ({ data }, _, context) => resourceOf(data, context) ?? null,
  resourceId: ({ data }, _, context) => {
    const resource = resourceOf(data, context);
    return resource ? entryId(resource) : null;
  },
  tags: () => [],
  title: ({ data }) => data.title,
  type: ({ data }, _, context) => {
    const resource = resourceOf(data, context);
    if (resource) return resource.kind === 'product' ? 'PRODUCT' : 'COLLECTION';
    return data.path === '/' ? 'FRONTPAGE' : data.path === '/search' ? 'SEARCH' : 'HTTP';
  },
  url: ({ data }, _, { origin }) => (data.path === undefined ? null : new URL(data.path, origin).href),
};

function resourceOf({ path = '' }: MenuItemData, { shop: { catalogue } }: Context) {
  const [, folder, handle = ''] = /^\/(products|collections)\/([^/]+)$/.exec(path) ?? [];
  if (folder === 'products') return catalogue.product(handle);
  return folder === 'collections' ? catalogue.collection(handle) : undefined;
}

const query: Record<string, Resolver<unknown, never>> = {
  shop: () => shopSource,
  menu: (_, { handle }: { handle: string }, { shop: { data } }) => {
    if (handle !== 'main-menu') return null;
    const items = itemsOf(data.menu);
    return { id: globalId('Menu', 1), handle, title: 'Main menu', items, itemsCount: items.length };
  },
  node: (_, { id }: { id: string }, context) => nodeOf(id, context),
  nodes: (_, { ids }: { ids: string[] }, context) => ids.map((id) => nodeOf(id, context)),
};

function nodeOf(id: string, context: Context) {
  const entry = parseEntryId(id);
  if (entry) return context.shop.catalogue.entry(entry.kind, entry.id) ?? null;
  const parsed = parseGlobalId(id);
  if (!parsed) throw invalidId(id);
  if (parsed.type === 'Cart') return cartView(id, context);
  if (parsed.type === 'CartLine') {
    const cart = cartOf(parsed.params.get('cart') ?? '', context);
    const line = cart?.lines.find((candidate) => candidate.id === parsed.id);
    return cart && line ? { kind: 'cartLine', line, cart } : null;
  }
  if (parsed.type === 'Order') {
    const order = context.shop.store.get('order', parsed.params.get('key') ?? '');
    return order && String(order.number) === parsed.id ? orderView(order) : null;
  }
  return id === shopId ? shopSource : null;
}

export const shopResolvers: Resolvers = { QueryRoot: query, Shop: shop, MenuItem: menuItem };
