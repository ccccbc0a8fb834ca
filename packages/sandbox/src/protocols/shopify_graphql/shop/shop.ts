/** The shop itself and its menus. */
import type { MenuItemData, PolicyKind } from '../../../shop/data.js';
import { entryId, globalId, type Entry } from '../ids.js';
import { nodeOf, shopId } from '../nodes.js';
import type { Context } from '../context.js';
import type { Resolver, Resolvers } from '../resolver.js';
import { publicVersions } from '../versions.js';

const policy =
  (handle: PolicyKind): Resolver<unknown, never> =>
  (_, __, { shop }) =>
    shop.content.policies.find(({ data }) => data.handle === handle) ?? null;

const paymentSettings: Resolver<unknown, never> = (_, __, { shop: { data, pricing }, origin }) => ({
  // The sandbox charges nothing, so it accepts no cards and no wallets.
  acceptedCardBrands: [],
  cardVaultUrl: `${origin}/sessions`,
  countryCode: data.shop.countryCode,
  currencyCode: data.shop.currencyCode,
  enabledPresentmentCurrencies: [...new Set(pricing.countryCodes.map(pricing.currencyOf))],
  supportedDigitalWallets: [],
});

const shop: Record<string, Resolver<unknown, never>> = {
  brand: (_, __, { shop: { content } }) => {
    if (!content.brand) return null;
    const { data, ...pictures } = content.brand;
    return { ...data, ...pictures };
  },
  id: () => shopId,
  name: (_, __, { shop: { data } }) => data.shop.name,
  description: (_, __, { shop: { data } }) => data.shop.description,
  moneyFormat: (_, __, { shop: { data } }) => `{{amount}} ${data.shop.currencyCode}`,
  paymentSettings,
  primaryDomain: (_, __, { origin }) => {
    const { host, protocol } = new URL(origin);
    return { host, sslEnabled: protocol === 'https:', url: origin };
  },
  privacyPolicy: policy('privacy-policy'),
  refundPolicy: policy('refund-policy'),
  shippingPolicy: policy('shipping-policy'),
  shipsToCountries: (_, __, { shop: { pricing } }) => pricing.countryCodes,
  termsOfService: policy('terms-of-service'),
};

interface MenuSource {
  kind: 'menu';
  handle: string;
  title: string;
  number: number;
  items: MenuItemSource[];
}

interface MenuItemSource {
  kind: 'menuItem';
  data: MenuItemData;
  /** The position in the menu: '1-2' is the second item below the first. */
  position: string;
  items: MenuItemSource[];
}

const itemsOf = (items: readonly MenuItemData[] = [], parent?: string): MenuItemSource[] =>
  items.map((data, index) => {
    const position = [parent, index + 1].filter(Boolean).join('-');
    return { kind: 'menuItem', data, position, items: itemsOf(data.items, position) };
  });

const menusOf = ({ shop: { data } }: Context): MenuSource[] => [
  { kind: 'menu', handle: 'main-menu', title: 'Main menu', number: 1, items: itemsOf(data.menu) },
  ...(data.footerMenu
    ? [
        {
          kind: 'menu',
          handle: 'footer',
          title: 'Footer menu',
          number: 2,
          items: itemsOf(data.footerMenu, 'footer'),
        } as const,
      ]
    : []),
];

const menu: Record<string, Resolver<MenuSource, never>> = {
  id: ({ number }) => globalId('Menu', number),
  itemsCount: ({ items }) => items.length,
};

const menuItem: Record<string, Resolver<MenuItemSource, never>> = {
  id: ({ position }) => globalId('MenuItem', position),
  resource: ({ data }, _, context) => resourceOf(data, context) ?? null,
  resourceId: ({ data }, _, context) => {
    const resource = resourceOf(data, context);
    return resource ? entryId(resource) : null;
  },
  title: ({ data }) => data.title,
  type: ({ data }, _, context) => {
    const kind = resourceOf(data, context)?.kind;
    return kind ? resourceTypes[kind] : (pathTypes[data.path ?? ''] ?? 'HTTP');
  },
  url: ({ data }, _, { origin }) => (data.path === undefined ? null : new URL(data.path, origin).href),
};

const resourceTypes: Partial<Record<Entry['kind'], string>> = {
  product: 'PRODUCT',
  collection: 'COLLECTION',
  page: 'PAGE',
  policy: 'SHOP_POLICY',
  blog: 'BLOG',
  article: 'ARTICLE',
};

const pathTypes: Record<string, string> = {
  '/': 'FRONTPAGE',
  '/search': 'SEARCH',
  '/collections': 'COLLECTIONS',
  '/collections/all': 'CATALOG',
  '/account': 'CUSTOMER_ACCOUNT_PAGE',
};

/** Returns the entry that a path of the shop leads to. */
function resourceOf({ path = '' }: MenuItemData, { shop: { catalog, content } }: Context): Entry | undefined {
  const [, folder = '', handle = '', inner] = /^\/(\w+)\/([^/]+)(?:\/([^/]+))?$/.exec(path) ?? [];
  const named = <T extends { data: { handle: string } }>(items: readonly T[], name = handle) =>
    items.find(({ data }) => data.handle === name);
  if (folder === 'blogs') {
    const blog = named(content.blogs);
    return inner === undefined ? blog : blog && named(blog.articles, inner);
  }
  if (inner !== undefined) return undefined;
  if (folder === 'products') return catalog.product(handle);
  if (folder === 'collections') return catalog.collection(handle);
  if (folder === 'pages') return named(content.pages);
  return folder === 'policies' ? named(content.policies) : undefined;
}

const allItems = (items: readonly MenuItemSource[]): MenuItemSource[] =>
  items.flatMap((item) => [item, ...allItems(item.items)]);

/** Returns the menu or menu item that an id names. */
function menuNode(id: string, context: Context) {
  const menus = menusOf(context);
  return (
    menus.find(({ number }) => globalId('Menu', number) === id) ??
    menus.flatMap(({ items }) => allItems(items)).find(({ position }) => globalId('MenuItem', position) === id)
  );
}

const anyNode = (id: string, context: Context) => menuNode(id, context) ?? nodeOf(id, context);

const query: Record<string, Resolver<unknown, never>> = {
  publicApiVersions: () => publicVersions,
  shop: () => ({ kind: 'shop' }),
  menu: (_, { handle }: { handle: string }, context) => menusOf(context).find((each) => each.handle === handle) ?? null,
  node: (_, { id }: { id: string }, context) => anyNode(id, context),
  nodes: (_, { ids }: { ids: string[] }, context) => ids.map((id) => anyNode(id, context)),
  paymentSettings,
};

export const shopResolvers: Resolvers = { QueryRoot: query, Shop: shop, Menu: menu, MenuItem: menuItem };
