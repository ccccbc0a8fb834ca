import type { CollectionSummary, Commerce, Product, ProductSummary } from '@vitrine/commerce';
import { createCommerce, createMemorySession } from '@vitrine/commerce/server';
import { createSandbox } from '@vitrine/sandbox';
import { readdirSync, readFileSync } from 'node:fs';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import * as exported from './index.js';

type Section = {
  [Name in keyof typeof exported]: Name extends Capitalize<Name> ? Name : never;
}[keyof typeof exported];

const { AddToCartButton, Banner, Cart, CartButton, CartDrawer, CartItem, CollectionLinks, ErrorMessage } = exported;
const { Footer, Header, Logo, NotFound, PageMessage, Price, ProductBox, ProductGrid, ProductTile } = exported;
const { RemovedItem, RichText, ShopLink, ShopProvider } = exported;

const commerce: Commerce = createCommerce(
  { flavour: 'shopify_graphql', baseUrl: 'https://sandbox.northlane.test' },
  { fetch: createSandbox().fetch, session: createMemorySession() },
);
const found = <Data,>(data: Data | undefined): Data => {
  if (data === undefined) throw new Error('The sandbox does not sell it.');
  return data;
};
const bikes: ProductSummary[] = found(await commerce.catalog.collection('bikes')).products;
const collections: CollectionSummary[] = await commerce.catalog.collections();
const product: Product = found(await commerce.catalog.product('harbor-rain-jacket'));
const line = {
  id: '1',
  lineItemId: '1',
  title: 'Floor pump',
  price: { amount: '72.0', currencyCode: 'USD' },
  quantity: 2,
};

/** Each section as a page would use it. */
const elements: Record<Section, ReactElement> = {
  AddToCartButton: <AddToCartButton productId={product.id} availability />,
  Banner: <Banner title="Bikes" showTitle image={collections[0]?.image} />,
  Cart: <Cart />,
  CartButton: <CartButton />,
  CartDrawer: <CartDrawer />,
  CartItem: <CartItem item={line} onQuantityChange={() => {}} onRemove={() => {}} />,
  CollectionLinks: <CollectionLinks title="Collections" collections={collections} />,
  ErrorMessage: <ErrorMessage onRetry={() => {}} />,
  Footer: <Footer />,
  Header: <Header />,
  Logo: <Logo />,
  NotFound: <NotFound />,
  PageMessage: <PageMessage title="Thank you" text="It is on its way." link={{ href: '/', label: 'Home' }} />,
  Price: <Price price={line.price} compareAtPrice={{ amount: '80', currencyCode: 'USD' }} />,
  ProductBox: <ProductBox product={product} initialVariantId={product.variants[3]?.id} />,
  ProductGrid: <ProductGrid title="Bikes" products={bikes} productsPerPage={5} page={2} />,
  ProductTile: <ProductTile product={found(bikes[0])} />,
  RemovedItem: <RemovedItem item={line} onUndo={() => {}} />,
  RichText: <RichText html="<p>Steel</p>" />,
  ShopLink: <ShopLink href="/">Home</ShopLink>,
  ShopProvider: <>Content</>,
};

const render = (element: ReactElement) => renderToString(<ShopProvider commerce={commerce}>{element}</ShopProvider>);

afterEach(() => vi.restoreAllMocks());

test('every exported section is rendered here', () => {
  const sections = Object.keys(exported).filter((name) => /^[A-Z]/.test(name));
  expect(Object.keys(elements).sort()).toEqual(sections.sort());
});

test.each(Object.entries(elements))('%s renders on the server without a warning', (_name, element) => {
  const warnings = [vi.spyOn(console, 'error'), vi.spyOn(console, 'warn')];
  const html = render(element);
  expect(html).not.toBe('');
  expect(html).not.toContain('undefined');
  for (const warning of warnings) expect(warning).not.toHaveBeenCalled();
});

test('a section outside of a shop says what is missing and how to mend it', () => {
  expect(() => renderToString(<CartButton />)).toThrow(/outside <ShopProvider>.*Wrap the page/);
});

test('spec §2: the product grid shows the slice of its page, and only then a pagination', () => {
  const html = render(elements.ProductGrid);
  for (const [index, { name }] of bikes.entries()) {
    expect(html.includes(`>${name}<`)).toBe(index >= 5 && index < 10);
  }
  expect(html).toContain('href="?page=3"');
  expect(render(<ProductGrid title="Bikes" products={bikes} />)).not.toContain('<nav');
});

test('spec §9: the first 4 images of a grid load eagerly, the rest lazily', () => {
  const html = render(
    <ProductGrid title="Bikes" products={bikes.map((bike) => ({ ...bike, media: bike.media.slice(0, 1) }))} />,
  );
  const loading = [...html.matchAll(/loading="(\w+)"/g)].map(([, value]) => value);
  expect(loading).toEqual(bikes.map((_, index) => (index < 4 ? 'eager' : 'lazy')));
});

test('only these files reach the shopper as script', () => {
  const folder = new URL('.', import.meta.url);
  const client = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.(test|stories)\.tsx?$/.test(file))
    .filter((file) => /^['"]use client['"]/.test(readFileSync(new URL(file, folder), 'utf8')));
  expect(client.sort()).toEqual([
    'AddToCartButton/AddToCartButton.tsx',
    'Cart/Cart.tsx',
    'Cart/CartContents.tsx',
    'Cart/CartSummary.tsx',
    'Cart/useCartInventory.ts',
    'CartButton/CartButton.tsx',
    'CartDrawer/CartDrawer.tsx',
    'CartDrawer/CartPanel.tsx',
    'CartItem/CartItem.tsx',
    'CartItem/RemovedItem.tsx',
    'ErrorMessage/ErrorMessage.tsx',
    'Header/LogoLink.tsx',
    'Notice/Notice.tsx',
    'ProductBox/ProductBox.tsx',
    'ProductBox/ProductOptions.tsx',
    'ProductBox/ProductPictures.tsx',
    'ProductBox/usePurchase.ts',
    'ProductBox/useVariantSelection.ts',
    'ProductGrid/ProductListImpressions.tsx',
    'ShopLink/ShopLink.tsx',
    'cartState/useCart.ts',
    'inventory/useInventory.ts',
    'shop/ShopProvider.tsx',
  ]);
});
