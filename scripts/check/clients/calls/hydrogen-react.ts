import {
  CartProvider,
  createStorefrontClient,
  flattenConnection,
  getProductOptions,
  Image,
  MediaFile,
  Money,
  parseGid,
  ShopifyProvider,
  useCart,
  type CartWithActions,
} from '@shopify/hydrogen-react';
import type * as Storefront from '@shopify/hydrogen-react/storefront-api-types';
import { createElement, useEffect, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { renderToStaticMarkup } from 'react-dom/server';
import { openWindow } from '../browser.ts';
import { origin, present } from '../sandbox.ts';

const shop = {
  storeDomain: origin,
  storefrontToken: 'any',
  storefrontApiVersion: '2026-04',
  countryIsoCode: 'US',
  languageIsoCode: 'EN',
} as const;
const { getStorefrontApiUrl, getPublicTokenHeaders, getPrivateTokenHeaders } = createStorefrontClient({
  storeDomain: origin,
  publicStorefrontToken: 'any',
  privateStorefrontToken: 'private',
  storefrontApiVersion: '2026-04',
});

async function send<T>(headers: Record<string, string>, body: string): Promise<T> {
  const response = await fetch(getStorefrontApiUrl(), { method: 'POST', headers, body });
  const { data, errors } = (await response.json()) as { data?: T; errors?: unknown };
  if (errors) throw new Error(JSON.stringify(errors));
  return present(data, 'data');
}

const ask = <T>(query: string, variables: Record<string, unknown> = {}): Promise<T> =>
  send(getPublicTokenHeaders(), JSON.stringify({ query, variables }));

const withShop = (child: ReactNode) => createElement(ShopifyProvider, { ...shop, children: child });

const variantFields = `id title sku availableForSale price { amount currencyCode } compareAtPrice { amount currencyCode } unitPrice { amount currencyCode }
  selectedOptions { name value } image { id url altText width height } product { handle title }`;

type Variant = Pick<Storefront.ProductVariant, 'id' | 'availableForSale' | 'price' | 'selectedOptions'>;
type Chosen = Pick<Storefront.Product, 'id' | 'handle' | 'encodedVariantExistence' | 'encodedVariantAvailability'> & {
  options: (Pick<Storefront.ProductOption, 'name'> & {
    optionValues: (Pick<Storefront.ProductOptionValue, 'name'> & { firstSelectableVariant: Variant | null })[];
  })[];
  media: { nodes: Storefront.MediaImage[] };
  variants: { nodes: Variant[] };
  selectedOrFirstAvailableVariant: Variant | null;
};

const product = () =>
  ask<{ product: Chosen | null }>(
    `query($handle: String!) { product(handle: $handle) { id handle encodedVariantExistence encodedVariantAvailability
       options { name optionValues { name firstSelectableVariant { ${variantFields} } swatch { color image { previewImage { url } } } } }
       selectedOrFirstAvailableVariant { ${variantFields} } adjacentVariants { ${variantFields} }
       media(first: 3) { nodes { __typename id alt mediaContentType ... on MediaImage { id image { id url altText width height } } } }
       variants(first: 3) { nodes { ${variantFields} } } } }`,
    { handle: 'merino-jersey' },
  ).then((answer) => present(answer.product, 'product merino-jersey'));

const { document } = openWindow(`${origin}/`);
let cart: CartWithActions;
let seen = () => {};

/** Shows the cart's state, as a component of an app would. */
function Watch() {
  const shown = useCart();
  useEffect(() => {
    cart = shown;
    seen();
  });
  return null;
}

/** Resolves to the cart when nothing is pending any more. */
const settled = () =>
  new Promise<{
    status: CartWithActions['status'];
    id: string;
    totalQuantity: number;
    checkoutUrl: string;
    lines: { id: string; quantity: number }[];
  }>((resolve, reject) => {
    seen = () => {
      if (cart.error) reject(new Error(JSON.stringify(cart.error)));
      else if (cart.status === 'idle') resolve(cart as never);
      else if (cart.status === 'uninitialized') reject(new Error('The cart went back to where it was.'));
    };
  });

async function act(change: () => void) {
  seen = () => {};
  const started = new Promise<void>((resolve) => {
    seen = () => cart.status !== 'idle' && cart.status !== 'uninitialized' && resolve();
  });
  change();
  await started;
  return settled();
}

let merchandiseId = '';

export const calls = {
  'a product, asked for with JSON': () =>
    ask<{ product: Pick<Storefront.Product, 'id' | 'title'> | null }>(
      'query($handle: String!) { product(handle: $handle) { id title } }',
      { handle: 'merino-jersey' },
    ),
  'a product, asked for with the query alone': () =>
    send<{ product: Pick<Storefront.Product, 'id' | 'title'> | null }>(
      getPublicTokenHeaders({ contentType: 'graphql' }),
      '{ product(handle: "merino-jersey") { id title } }',
    ),
  'the shop, asked by a server for a buyer': () =>
    send<{ shop: Pick<Storefront.Shop, 'name'> }>(
      getPrivateTokenHeaders({ buyerIp: '127.0.0.1' }),
      JSON.stringify({ query: '{ shop { name } }' }),
    ),
  'the numbers in ids': async () => {
    const { id, variants } = await product();
    const [first] = flattenConnection(variants);
    const ids = [id, present(first, 'variant').id].map((each) => parseGid(each));
    if (ids.some((each) => !/^\d+$/.test(each.id))) throw new Error(JSON.stringify(ids));
    return ids;
  },
  'the options of a product, with what each leads to': async () => {
    const options = getProductOptions((await product()) as never);
    if (!options.some(({ optionValues }) => optionValues.some(({ available, exists }) => available && exists)))
      throw new Error(`Nothing can be chosen: ${JSON.stringify(options)}`);
    return options.map(({ name, optionValues }) => [name, optionValues.length] as const);
  },
  'its pictures and prices as components': async () => {
    const { media, selectedOrFirstAvailableVariant } = await product();
    const [picture] = media.nodes;
    const { price } = present(selectedOrFirstAvailableVariant, 'variant');
    return renderToStaticMarkup(
      withShop([
        createElement(Money, { key: 'price', data: price }),
        createElement(MediaFile, { key: 'media', data: present(picture, 'picture') }),
        createElement(Image, { key: 'image', data: present(picture?.image, 'image'), sizes: '100vw' }),
      ]),
    );
  },

  'a cart of its provider, with a line': async () => {
    const { products } = await ask<{
      products: { nodes: { variants: { nodes: Pick<Variant, 'id' | 'availableForSale'>[] } }[] };
    }>('{ products(first: 5) { nodes { variants(first: 5) { nodes { id availableForSale } } } } }');
    const variants = products.nodes.flatMap(({ variants: { nodes } }) => nodes);
    merchandiseId = present(variants.find(({ availableForSale }) => availableForSale)?.id, 'variant that is available');
    const root = createRoot(document.body as never);
    await new Promise<void>((resolve) => {
      seen = () => cart.cartReady && resolve();
      root.render(withShop(createElement(CartProvider, { countryCode: 'US', children: createElement(Watch) })));
    });
    return act(() => cart.cartCreate({ lines: [{ merchandiseId, quantity: 1 }] }));
  },
  'a line more of it': () =>
    act(() => cart.linesAdd([{ merchandiseId, quantity: 1, attributes: [{ key: 'Engraving', value: 'Ada' }] }])),
  'another quantity': () => act(() => cart.linesUpdate([{ id: present(cart.lines?.[0]?.id, 'line'), quantity: 2 }])),
  'a note': () => act(() => cart.noteUpdate('Ring twice')),
  attributes: () => act(() => cart.cartAttributesUpdate([{ key: 'Gift', value: 'yes' }])),
  'a discount code': () => act(() => cart.discountCodesUpdate(['NORTH10'])),
  'a buyer': () => act(() => cart.buyerIdentityUpdate({ email: 'ada@example.com', countryCode: 'US' })),
  'no line': () => act(() => cart.linesRemove([present(cart.lines?.[0]?.id, 'line')])),
};
