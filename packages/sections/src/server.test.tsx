import { imageLoader, type Address, type Order } from '@vitrine/commerce';
import { shop as northlane } from '@vitrine/northlane/shop';
import { readdirSync, readFileSync } from 'node:fs';
import { createElement, type ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, test, vi } from 'vitest';
import * as exported from './index.js';
import type { ServedCustomer, ShopSettings } from './index.js';
import {
  commerce,
  found,
  listing,
  bikes,
  offer,
  chosen,
  product,
  foundJerseys,
  line,
  cart,
  shop,
  tile,
  OwnTile,
  list,
  state,
  foundBikes,
  wholeOrder,
  withinOrder,
  elements,
  withoutElement,
  onlyInBrowser,
  otherStates,
  withOwn,
} from './testing/elements.js';

const {
  AddressFields,
  AddressPage,
  Banner,
  Cart,
  CartAside,
  CartButton,
  CartCheckout,
  CartExtras,
  CartItem,
  CartItemButtons,
  CartItemForm,
  CartItemPrice,
  CartItemQuantity,
  CartItemRoot,
  CartItemTitle,
  CartItems,
  CartMain,
  CartSums,
  CartTitle,
  CollectionLinks,
  CustomerProvider,
  Footer,
  Header,
  HeaderActions,
  HeaderLogo,
  HeaderMenu,
  HeaderMenuButton,
  HeaderRoot,
  ListingCount,
  ListingFilters,
  ListingProducts,
  ListingSort,
  OrderBuyAgain,
  OrderDetails,
  OrderPlaces,
  OrderSums,
  OrderTitle,
  OrdersPage,
  ProductBox,
  ProductButtons,
  ProductChoices,
  ProductForm,
  ProductGrid,
  ProductList,
  ProductOptions,
  ProductPrice,
  ProductQuantity,
  ProductRow,
  ProductTile,
  SearchMore,
  SearchPage,
  SearchResults,
  ShopProvider,
  TileButton,
  TileColors,
  TileMark,
  TilePicture,
  TilePrice,
  TileTitle,
  optionField,
} = exported;

const render = (element: ReactElement, settings = shop) =>
  renderToString(
    <ShopProvider commerce={commerce} shop={settings}>
      {element}
    </ShopProvider>,
  );

const folder = new URL('.', import.meta.url);
const filesOf = (isWanted: (file: string) => boolean) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(isWanted)
    .map((file) => ({ file, text: readFileSync(new URL(file, folder), 'utf8') }));
const stories = filesOf((file) => file.endsWith('.stories.tsx'));
const sources = filesOf((file) => /^(?!testing\/).*(?<!\.(test|stories|docs|sample))\.tsx?$/.test(file));

afterEach(() => vi.restoreAllMocks());

test('every exported section is rendered here', () => {
  const sections = Object.keys(exported).filter((name) => /^[A-Z]/.test(name));
  expect(Object.keys(elements).sort()).toEqual(sections.sort());
});

test.each(Object.keys(elements))('%s has a docs page with its props', (name) => {
  const page = new RegExp(`title: '(Sections/\\w+|Setup)/${name}',\\s+component: ${name},`);
  const asPart = new RegExp(`subcomponents: \\{[^}]*\\b${name}\\b`);
  expect(stories.filter(({ text }) => page.test(text) || asPart.test(text))).toHaveLength(1);
});

test.each(Object.entries(elements))('%s renders on the server without a warning', (_name, element) => {
  const warnings = [vi.spyOn(console, 'error'), vi.spyOn(console, 'warn')];
  const html = render(element);
  expect(html).not.toBe('');
  expect(html).not.toContain('undefined');
  for (const warning of warnings) expect(warning).not.toHaveBeenCalled();
});

const ownAttributes = { id: 'own-id', className: 'own-class', style: { outlineColor: 'red' }, 'data-own': 'own' };

test.each(
  [...Object.entries(elements), ...Object.entries(otherStates)].filter(
    ([name]) => !withoutElement.includes(name) && !onlyInBrowser.includes(name),
  ),
)('%s passes attributes on to its root', (name, element) => {
  const html = render(withOwn(element, name, ownAttributes));
  const roots = [...html.matchAll(/<[^>]* data-own="own"[^>]*>/g)].map(([tag]) => tag);
  expect(roots).toHaveLength(1);
  expect(roots[0]).toMatch(/ class="(?=[^"]*\bown-class\b)[^"]+"/);
  expect(roots[0]).toMatch(/ style="[^"]*outline-color:red/);
  expect(roots[0]).toContain(' id="own-id"');
});

test('a section without a provider fails with a message that names the remedy', () => {
  expect(() => renderToString(<CartButton />)).toThrow(/outside <ShopProvider>.*Wrap the page/);
});

test('spec §2: the product grid shows the products of its page, and only then a pagination', () => {
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
  // React would request them for a page that a link only fetches ahead.
  expect(html).not.toContain('rel="preload"');
});

describe("pictures on the platform's image host", () => {
  const loader = imageLoader(commerce.capabilities);
  const src = 'https://cdn.shopify.com/s/files/1/0001/fork.jpg?v=17';
  const picture = { src, width: 1200, height: 900 };
  const bike = { ...found(bikes[0]), media: [{ id: '1', details: picture }] };
  const imagesOf = (html: string) => html.match(/<img[^>]*>/g) ?? [];
  const attribute = (image: string | undefined, name: string) =>
    image?.match(new RegExp(` ${name}="([^"]*)"`, 'i'))?.[1]?.replaceAll('&amp;', '&');
  const widths = (image: string | undefined) =>
    attribute(image, 'srcset')
      ?.split(', ')
      .map((file) => file.split(' ')[1]);

  test('are offered in the sizes of a tile, cut to its frame, and none larger than the picture gives', () => {
    const [image] = imagesOf(render(<ProductTile product={bike} imageLoader={loader} sizes="25vw" />));
    expect(attribute(image, 'srcset')?.split(', ')).toEqual([
      `${src}&width=160&height=200&crop=center 160w`,
      `${src}&width=240&height=300&crop=center 240w`,
      `${src}&width=320&height=400&crop=center 320w`,
      `${src}&width=480&height=600&crop=center 480w`,
      `${src}&width=640&height=800&crop=center 640w`,
      `${src}&width=720&height=900&crop=center 720w`,
    ]);
    expect(attribute(image, 'sizes')).toBe('25vw');
    expect([attribute(image, 'width'), attribute(image, 'height')]).toEqual(['720', '900']);
  });

  test.each(
    Object.entries({
      Banner: <Banner title="Bikes" image={picture} imageLoader={loader} />,
      CollectionLinks: (
        <CollectionLinks
          title="Collections"
          collections={[{ id: '1', name: 'Bikes', slug: 'bikes', image: picture }]}
          imageLoader={loader}
        />
      ),
    }),
  )('are offered whole by %s', (_name, element) => {
    const [image] = imagesOf(render(element));
    expect(widths(image)).toEqual(['160w', '240w', '320w', '480w', '640w', '800w', '1080w', '1200w']);
    expect(attribute(image, 'srcset')).not.toContain('crop');
  });

  test.each(
    Object.entries({
      ProductGrid: <ProductGrid title="Bikes" products={[bike]} imageLoader={loader} />,
      ProductBox: <ProductBox product={{ ...product, media: bike.media }} />,
      CartItem: <CartItem item={{ ...line, imageUrl: src }} onQuantityChange={() => {}} onRemove={() => {}} />,
    }),
  )('are offered in several sizes by %s', (_name, element) => {
    const html = renderToString(
      <ShopProvider commerce={commerce} shop={shop} {...(loader && { imageLoader: loader })}>
        {element}
      </ShopProvider>,
    );
    const images = imagesOf(html);
    expect(images).not.toEqual([]);
    for (const image of images) {
      expect(widths(image)?.length).toBeGreaterThan(1);
      expect(attribute(image, 'sizes')).toMatch(/(em|px|vw|\))$/);
    }
  });

  test('have one address if they are elsewhere, and without a loader', () => {
    const drawing = { ...bike, media: [{ id: '1', details: { ...picture, src: '/media/fork.svg' } }] };
    for (const element of [
      <ProductTile key="elsewhere" product={drawing} imageLoader={loader} />,
      <ProductTile key="no loader" product={bike} />,
    ]) {
      const [image] = imagesOf(render(element));
      expect(attribute(image, 'src')).toMatch(/^(\/media\/fork\.svg|https:.*\?v=17)$/);
      expect(attribute(image, 'srcset')).toBeUndefined();
      expect(attribute(image, 'sizes')).toBeUndefined();
    }
  });
});

describe("the shop's settings", () => {
  const linksOf = (html: string) => [...html.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href]) => href);
  const paths = { home: '/shop', product: '/p/{slug}.html', collection: '/c/{slug}' };
  const sold = found(bikes[0]);

  test.each([
    ['ErrorMessage', elements.ErrorMessage, '/', '/shop'],
    ['Header', elements.Header, '/', '/shop'],
    ['NotFound', elements.NotFound, '/', '/shop'],
    [
      'CartItem',
      <CartItem item={{ ...line, slug: 'floor-pump' }} onQuantityChange={() => {}} onRemove={() => {}} />,
      '/products/floor-pump',
      '/p/floor-pump.html',
    ],
    ['CollectionLinks', elements.CollectionLinks, '/collections/bikes', '/c/bikes'],
    ['ProductTile', <ProductTile product={{ ...sold, slug: '/skerry' }} />, '/products/skerry', '/p/skerry.html'],
  ])('decide the address of %s', (_name, element, usual, own) => {
    expect(linksOf(render(element))).toContain(usual);
    expect(linksOf(render(element, { ...shop, paths }))).toContain(own);
    expect(linksOf(render(element, { ...shop, paths }))).not.toContain(usual);
  });

  test('name the shop, with or without a logo of its own', () => {
    for (const { element, settings } of [shop, { ...shop, logo: <img src="/sign.svg" alt="" /> }].flatMap(
      (settings) => [
        { element: <Header />, settings },
        { element: <Footer shop={settings} />, settings },
      ],
    )) {
      const html = render(element, settings);
      expect(html).toContain('Harbour &amp; Mill');
      expect(html.includes('<img src="/sign.svg"')).toBe(settings.logo !== undefined);
    }
  });

  test('contain optional texts: its address, its selling points', () => {
    const { location, sellingPoints = {} } = northlane;
    expect(render(<Footer shop={northlane} />)).toContain(location);
    expect(render(<Footer shop={shop} />)).not.toContain('<address');
    for (const point of sellingPoints.default ?? []) expect(render(elements.ProductBox, northlane)).toContain(point);
    const lists = (html: string) => html.split('<ul').length - 1;
    // The selling points, and the links to the policies.
    expect(lists(render(elements.ProductBox, northlane))).toBe(lists(render(elements.ProductBox)) + 2);
  });
});

test('the menu marks the link to the current page', () => {
  const menu = [
    { label: 'Shop', subMenuLinks: [{ label: 'Bikes', slug: '/bikes' }] },
    { label: 'About', slug: '/about' },
  ];
  const shown = (currentPath?: string) =>
    render(<Header menu={menu} {...(currentPath && { currentPath })} />).match(/<a[^>]*aria-current="page"[^>]*>/g);
  expect(shown()).toBeNull();
  expect(shown('/bikes')).toContainEqual(expect.stringContaining('href="/bikes"'));
  expect(shown('/about')?.every((link) => link.includes('href="/about"'))).toBe(true);
});

test('the parts of the header and the footer show in an order of the page', () => {
  const menu = [{ label: 'Shop', subMenuLinks: [{ label: 'Bikes', slug: '/bikes' }] }];
  const header = render(
    <HeaderRoot contentId="shop">
      <HeaderMenu menu={menu} currentPath="/bikes" />
      <HeaderActions>
        <b>end</b>
      </HeaderActions>
      <HeaderLogo />
    </HeaderRoot>,
  );
  expect(header.match(/href="#shop"|aria-current="page"|<b>\w+<\/b>|home"/g)).toEqual([
    'href="#shop"',
    'aria-current="page"',
    '<b>end</b>',
    'home"',
  ]);
  expect(render(<HeaderRoot>{[<HeaderMenu key="menu" />, <HeaderMenuButton key="button" />]}</HeaderRoot>)).not.toMatch(
    /<nav|<button/,
  );
  expect(render(<Header logo={<b>logo</b>} />)).toMatch(/<b>logo<\/b>/);
  expect(render(<Header logo={<b>logo</b>} />)).not.toContain('home"');
  const footer = render(<Footer shop={northlane} about={<b>about</b>} end={<b>end</b>} />);
  expect(footer.match(/<b>\w+<\/b>|©|<address/g)).toEqual(['<b>about</b>', '<b>end</b>']);
});

test('the slots of the header and the footer show their content', () => {
  const header = render(
    <Header start={<b>start</b>} end={<b>end</b>}>
      <b>middle</b>
    </Header>,
  );
  expect(header.match(/<b>\w+<\/b>|home"/g)).toEqual(['<b>start</b>', 'home"', '<b>middle</b>', '<b>end</b>']);
  expect(header).not.toContain('Shopping cart');
  const footer = render(
    <Footer shop={shop} end={<b>end</b>}>
      <b>above</b>
    </Footer>,
  );
  expect(footer.match(/<b>\w+<\/b>|©/g)).toEqual(['<b>above</b>', '©', '<b>end</b>']);
});

/** The names of the parts that are in this page: `marks` are texts that only the default parts have. */
const partsIn = (html: string, marks: Readonly<Record<string, string | undefined>>) =>
  Object.entries(marks).flatMap(([part, text]) => (text && html.includes(text) ? [part] : []));

/** Tests each part's slot. `shown` returns the page with these props. */
const testSlots = (parts: Readonly<Record<string, string>>, shown: (props: object) => string) =>
  test.each(Object.keys(parts))('%s is replaced by an element of the page, or left out', (slot) => {
    expect(partsIn(shown({}), parts)).toEqual(Object.keys(parts));
    const others = Object.keys(parts).filter((part) => part !== slot);
    expect(partsIn(shown({ [slot]: null }), parts)).toEqual(others);
    const html = shown({ [slot]: <b>own</b> });
    expect(partsIn(html, parts)).toEqual(others);
    expect(html.match(/<b>own<\/b>/g)).toHaveLength(1);
  });

describe('a part of a tile', () => {
  const parts = {
    picture: '<img',
    title: '<h3',
    price: '$',
    details: '2 colours',
    mark: '>New<',
    buttons: '<button',
  };

  testSlots(parts, (props) => render(<ProductTile product={tile.product} {...props} />));

  test.each([
    ['ProductGrid', (tileAs: typeof OwnTile) => <ProductGrid title="Bikes" products={bikes} tileAs={tileAs} />],
    ['ProductRow', (tileAs: typeof OwnTile) => <ProductRow products={bikes.slice(0, 4)} tileAs={tileAs} />],
    [
      'ProductList',
      (tileAs: typeof OwnTile) => (
        <ProductList {...chosen} name="Bikes" listing={listing} offer={offer} productsPerPage={12} tileAs={tileAs} />
      ),
    ],
    [
      'SearchPage',
      (tileAs: typeof OwnTile) => <SearchPage query="jersey" found={{ results: foundJerseys }} tileAs={tileAs} />,
    ],
  ])('is in the tiles of the page that %s shows', (_name, section) => {
    const names = (html: string) => [...html.matchAll(/<h3[^>]*>(.*?)<\/h3>/g)].map(([, name]) => name);
    const own = render(section(OwnTile)).match(/<b>own<\/b>/g) ?? [];
    expect(own.length).toBeGreaterThan(0);
    expect(own).toHaveLength(names(render(section(ProductTile))).length);
  });

  test('without its tile fails with a message that names the remedy', () => {
    for (const part of [TileButton, TileColors, TileMark, TilePicture, TilePrice, TileTitle])
      expect(() => render(createElement(part as () => ReactElement))).toThrow(/got no `tile`.*tileOf/);
  });
});

describe('a part of a list', () => {
  const parts = {
    filters: 'aria-label="Filter"',
    toolbar: 'Sort by',
    activeFilters: 'aria-label="Chosen filters"',
    products: 'data-list',
    pages: 'aria-label="Pages"',
  };

  testSlots(parts, (props) => render(<ProductList {...list} {...props} />));

  test('of its filters leaves no button that opens them', () => {
    expect(render(<ProductList {...list} />)).toContain('>Filter (1)<');
    expect(render(<ProductList {...list} filters={null} />)).not.toContain('>Filter (1)<');
  });

  test('can show fewer filters', () => {
    const first = state.shownFacets.find(({ kind }) => kind === 'option');
    const own = <ListingFilters listing={state} facets={first ? [first] : []} />;
    expect(render(own).match(/<summary/g)).toHaveLength(1);
    // The filter that is chosen elsewhere stays.
    expect(render(own)).toContain('<input type="hidden" name="availability" value="true"/>');
    expect(render(<ListingFilters listing={state} />).match(/<summary/g)).toHaveLength(state.shownFacets.length);
  });

  test('without its list fails with a message that names the remedy', () => {
    for (const part of [ListingCount, ListingFilters, ListingProducts, ListingSort, SearchMore, SearchResults])
      expect(() => render(createElement(part as () => ReactElement))).toThrow(
        /got no `listing`.*listingOf.*useListing/,
      );
  });
});

describe('a part of a search', () => {
  const parts = {
    intro: '<h1',
    filters: 'aria-label="Filter"',
    toolbar: 'Sort by',
    activeFilters: 'aria-label="Chosen filters"',
    results: 'data-list',
    more: 'Load more',
  };

  testSlots(parts, (props) => render(<SearchPage query="bike" view={chosen.view} found={foundBikes} {...props} />));

  test('shows why the search failed, or an element of the page', () => {
    const shown = (props: object) => render(<SearchPage query="bike" found={{ failure: 'timeout' }} {...props} />);
    expect(shown({})).toContain('role="alert"');
    expect(shown({ failure: <b>own</b> })).toContain('<b>own</b>');
    expect(shown({ failure: null })).not.toContain('role="alert"');
  });
});

describe('a part of an order', () => {
  const parts = {
    intro: '>Order #1001<',
    steps: 'aria-label="Progress of this order"',
    status: 'Payment status:',
    places: 'Delivery address',
    products: 'aria-label="In this order"',
    sums: '>Total<',
    buttons: 'Buy again',
  };

  testSlots(parts, (props) => render(<OrderDetails order={wholeOrder} {...props} />));

  test('reads the order, in any order', () => {
    const Own = () => {
      const { title, paymentStatus, sums } = exported.useOrder();
      return <b>{[title, paymentStatus, ...sums.map(({ kind, text }) => `${kind} ${text}`)].join(', ')}</b>;
    };
    expect(render(withinOrder(<Own />))).toContain(
      '<b>Order #1001, Paid, subtotal $72.00, shipping n/a, total $72.00</b>',
    );
  });

  test('without its order fails with a message that names the remedy', () => {
    for (const Part of [OrderTitle, OrderSums, OrderPlaces, OrderBuyAgain])
      expect(() => render(<Part />)).toThrow(/outside <OrderDetails>.*OrderRoot/);
  });
});

describe('a part of a line', () => {
  const item = { ...line, slug: 'floor-pump', subtitle: 'Black', imageUrl: '/pump.svg' };
  const parts = {
    picture: '<img',
    title: '<a ',
    price: '>$144.00<',
    details: 'Black',
    quantity: 'name="quantity"',
    buttons: 'value="remove"',
  };

  testSlots(parts, (props) => render(<CartItem item={item} {...props} />));

  test('knows the limit of its stock', () => {
    const Hint = () => exported.useCartItem().hint;
    const shown = (quantity: number) =>
      render(
        <CartItem item={line} records={{ variant: { availableForSale: true, quantity } }}>
          <Hint />
        </CartItem>,
      ).replaceAll(/<[^>]*>/g, '');
    expect([shown(1), shown(2), shown(3)]).toEqual(['Only 1 can be ordered now.', 'Only 2 left', '']);
  });

  test('is in the form that the browser sends before scripts run, in any order', () => {
    const html = render(
      <CartItem item={line}>
        <CartItemForm>
          <CartItemButtons />
          <CartItemTitle />
          <CartItemQuantity />
        </CartItemForm>
      </CartItem>,
      { ...shop, paths: { cartForm: '/cart/form' } },
    );
    const [form = ''] = html.match(/<form[\s\S]*<\/form>/) ?? [];
    expect(form).toContain('action="/cart/form"');
    for (const name of ['line', 'quantity', 'intent']) expect(form).toContain(`name="${name}"`);
  });

  test('without its line fails with a message that names the remedy', () => {
    expect(() => render(<CartItemPrice />)).toThrow(/outside <CartItem>.*CartItemRoot/);
    expect(() => render(<CartItemRoot />)).toThrow(/outside <CartItem>.*CartItemRoot/);
  });
});

describe('a part of a cart', () => {
  const settings: ShopSettings = { ...shop, freeDelivery: [{ amount: '150', currencyCode: 'USD' }] };
  const parts = {
    title: '<h2',
    delivery: 'more for free delivery',
    items: 'aria-label="In your cart"',
    extras: 'name="code"',
    summary: '>Checkout<',
  };

  testSlots(parts, (props) => render(<Cart initialCart={cart} {...props} />, settings));

  test('shows each line by an element of the page, which reads it', () => {
    const Own = () => <b>{exported.useCartItem().item.title}</b>;
    const items = [line, { ...line, id: '2', lineItemId: '2', title: 'Kettle' }];
    const html = render(<Cart initialCart={{ ...cart, items }} item={<Own />} />);
    expect(html.match(/<b>.*?<\/b>/g)).toEqual(['<b>Floor pump</b>', '<b>Kettle</b>']);
  });

  test('names the cart by its heading, also with an id of the page', () => {
    const html = render(
      <Cart initialCart={cart}>
        <CartTitle id="own" />
      </Cart>,
    );
    const [, label] = html.match(/<section[^>]* aria-labelledby="([^"]*)"/) ?? [];
    expect(html).toContain(`<h2 id="own"`);
    expect(html).toContain(`<span id="${label}">Shopping cart (2)</span>`);
  });

  test('shows the result of a form that was sent before scripts ran, in any order', () => {
    const shown = (code: 'quantity.aboveMaximum' | 'discount.notApplicable') =>
      render(
        <Cart initialCart={cart} result={{ errors: [{ code }] }}>
          <CartAside>
            <CartExtras />
          </CartAside>
          <CartMain>
            <CartItems />
          </CartMain>
        </Cart>,
      );
    for (const code of ['quantity.aboveMaximum', 'discount.notApplicable'] as const) {
      const html = shown(code);
      const end = html.lastIndexOf('</details>');
      const isBesideCodes = html.slice(0, end).includes('data-notice');
      const isAboveLines = html.slice(end).includes('data-notice');
      expect({ isBesideCodes, isAboveLines }).toEqual({
        isBesideCodes: code.startsWith('discount'),
        isAboveLines: !code.startsWith('discount'),
      });
    }
  });

  test('without its cart fails with a message that names the remedy', () => {
    for (const Part of [CartSums, CartCheckout, CartExtras, CartItems, CartTitle])
      expect(() => render(<Part />)).toThrow(/outside <Cart>.*CartRoot/);
  });
});

describe('a part of a product', () => {
  // What the default part has, and no other one.
  const parts = {
    gallery: 'Enlarge',
    title: '<h1',
    price: '$148.00',
    options: 'role="radiogroup"',
    quantity: 'name="quantity"',
    buttons: 'type="submit"',
    details: 'aria-label="Details"',
    recommendations: undefined,
  };

  test.each(Object.entries(parts))('%s is replaced by an element of the page, or left out', (slot, mark) => {
    const shown = (props: object) => render(<ProductBox product={product} {...props} />, northlane);
    expect(shown({ [slot]: <b>own</b> }).match(/<b>own<\/b>/g)).toHaveLength(1);
    if (mark === undefined) return;
    const all = partsIn(shown({}), parts);
    expect(all).toContain(slot);
    for (const own of [<b key="own">own</b>, null])
      expect(partsIn(shown({ [slot]: own }), parts)).toEqual(all.filter((part) => part !== slot));
  });

  test('without its product fails with a message that names the remedy', () => {
    expect(() => render(<ProductPrice />)).toThrow(/outside <ProductBox>.*ProductRoot/);
  });

  test('is in the form that the browser sends before scripts run, in any order', () => {
    const paths = { cartForm: '/cart/form' };
    const html = render(
      <ProductBox product={product}>
        <ProductForm>
          <ProductButtons />
          <ProductChoices>
            <ProductQuantity />
            <ProductOptions />
          </ProductChoices>
        </ProductForm>
      </ProductBox>,
      { ...shop, paths },
    );
    const [form = ''] = html.match(/<form[\s\S]*<\/form>/) ?? [];
    expect(form).toContain('action="/cart/form"');
    for (const name of ['intent', 'slug', 'quantity', ...product.options.map(({ id }) => optionField(id))])
      expect(form).toContain(`name="${name}"`);
  });
});

test('no source names the sample shop, or uses its texts', () => {
  const { name, location = '', sellingPoints = {} } = northlane;
  const drawn = renderToString(northlane.logo).match(/ d="[^"]+"/g) ?? [];
  const own = [name, location, ...(sellingPoints.default ?? []), ...drawn].map((text) => text.toLowerCase());
  expect(own.length).toBeGreaterThan(5);
  const told = sources.flatMap(({ file, text }) =>
    own.filter((words) => text.toLowerCase().includes(words)).map((words) => `${file}: ${words}`),
  );
  expect(told).toEqual([]);
});

test('only one source has the paths of pages, except for examples in comments', () => {
  const told = sources.filter(({ text }) =>
    /(?<!\* .*|startsWith\()['"`]\/(products|collections|account|['"`])/.test(text),
  );
  expect(told.map(({ file }) => file)).toEqual(['shop/defaultPaths.ts']);
});

test('only these files reach the shopper as script', () => {
  const client = sources.filter(({ text }) => /^['"]use client['"]/.test(text)).map(({ file }) => file);
  expect(client.sort()).toEqual([
    'Account/Account.tsx',
    'AccountLayout/AccountLayout.tsx',
    'AccountLayout/SignOutButton.tsx',
    'AccountLink/AccountLink.tsx',
    'AddToCartButton/AddToCartButton.tsx',
    'AddToCartButton/PurchaseButton.tsx',
    'AddressForm/AddressFields.tsx',
    'AddressForm/AddressForm.tsx',
    'AddressForm/useDraft.ts',
    'AddressList/AddressList.tsx',
    'AddressList/MakeDefault.tsx',
    'AddressPage/AddressPage.tsx',
    'AddressPage/DeleteAddress.tsx',
    'AuthGuard/AuthGuard.tsx',
    'Cart/Cart.tsx',
    'Cart/CartDelivery.tsx',
    'Cart/CartExtras.tsx',
    'Cart/CartItems.tsx',
    'Cart/CartRecommendations.tsx',
    'Cart/CartRoot.tsx',
    'Cart/CartSummary.tsx',
    'Cart/GiftOptions.tsx',
    'Cart/cartContext.ts',
    'CartButton/CartButton.tsx',
    'CartDrawer/CartDrawer.tsx',
    'CartDrawer/CartPanel.tsx',
    'CartItem/CartItem.tsx',
    'CartItem/CartItemDetails.tsx',
    'CartItem/CartItemForm.tsx',
    'CartItem/CartItemIntro.tsx',
    'CartItem/CartItemPicture.tsx',
    'CartItem/CartItemRoot.tsx',
    'CartItem/RemovedItem.tsx',
    'CartItem/cartItemContext.ts',
    'CartItem/useCartLine.ts',
    'ChangePasswordForm/ChangePasswordForm.tsx',
    'ConnectionBar/ConnectionBar.tsx',
    'ConsentBar/ConsentBar.tsx',
    'ContactForm/ContactForm.tsx',
    'ErrorMessage/ErrorMessage.tsx',
    'Footer/ConsentButton.tsx',
    'ForeignWords/ForeignWords.tsx',
    'ForgotPasswordForm/ForgotPasswordForm.tsx',
    'Header/LogoLink.tsx',
    'Header/MenuButton.tsx',
    'Highlight/Highlight.tsx',
    'LoginForm/LoginForm.tsx',
    'LoginList/EndLogins.tsx',
    'LoginList/LoginList.tsx',
    'OrderDetails/OrderBuyAgain.tsx',
    'OrderDetails/OrderDetails.tsx',
    'OrderDetails/OrderPlaces.tsx',
    'OrderDetails/OrderProducts.tsx',
    'OrderDetails/OrderRoot.tsx',
    'OrderDetails/OrderSteps.tsx',
    'OrderDetails/orderContext.ts',
    'OrderDetails/useBuyAgain.ts',
    'OrderDetails/useOrderDetails.ts',
    'OrderHistory/OrderHistory.tsx',
    'OrderHistory/ProductTitle.tsx',
    'OrderLookup/OrderLookup.tsx',
    'OrdersPage/OrdersPage.tsx',
    'ProductBox/Alternatives.tsx',
    'ProductBox/BuyBar.tsx',
    'ProductBox/BuyBarWhenPast.tsx',
    'ProductBox/FitFinder.tsx',
    'ProductBox/ProductBox.tsx',
    'ProductBox/ProductButtons.tsx',
    'ProductBox/ProductChoices.tsx',
    'ProductBox/ProductDetails.tsx',
    'ProductBox/ProductForm.tsx',
    'ProductBox/ProductGallery.tsx',
    'ProductBox/ProductIntro.tsx',
    'ProductBox/ProductOptions.tsx',
    'ProductBox/ProductPicture.tsx',
    'ProductBox/ProductPictures.tsx',
    'ProductBox/ProductPreview.tsx',
    'ProductBox/ProductQuantity.tsx',
    'ProductBox/ProductRoot.tsx',
    'ProductBox/PurchaseHint.tsx',
    'ProductBox/SizeGuide.tsx',
    'ProductBox/productContext.ts',
    'ProductBox/useChoiceAnnouncement.ts',
    'ProductBox/useProductPurchase.ts',
    'ProductBox/useScrolledPast.ts',
    'ProductBox/useVariantSelection.ts',
    'ProductFilters/PriceFacet.tsx',
    'ProductFilters/PriceSlider.tsx',
    'ProductFilters/ProductFilters.tsx',
    'ProductGrid/ProductListImpressions.tsx',
    'ProductList/FilterDrawer.tsx',
    'ProductList/Filtered.tsx',
    'ProductTile/QuickAdd.tsx',
    'ProductTile/TileAnchor.tsx',
    'RecentlyViewed/RecentlyViewed.tsx',
    'RegisterForm/RegisterForm.tsx',
    'SearchInput/SearchInput.tsx',
    'SearchInput/SearchSuggestions.tsx',
    'SearchPage/RecentSearches.tsx',
    'SearchPage/SearchPage.tsx',
    'SearchPage/SearchRoot.tsx',
    'SearchPage/useListing.ts',
    'SearchPopover/SearchPanel.tsx',
    'SearchPopover/SearchPopover.tsx',
    'ShopLink/ShopLink.tsx',
    'forms/DoneAlert.tsx',
    'forms/SubmitButton.tsx',
    'forms/useFormAction.ts',
    'listing/ListLink.tsx',
    'listing/ListStatus.tsx',
    'listing/ListingForm.tsx',
    'listing/selectItem.ts',
    'quickAdd/QuickAddDialog.tsx',
    'quickAdd/useQuickAdd.ts',
    'shop/CustomerProvider.tsx',
    'shop/ShopProvider.tsx',
    'shop/useAddToCart.ts',
    'shop/useCart.ts',
    'shop/useConnection.ts',
    'shop/useCustomer.ts',
    'shop/useInventory.ts',
    'shop/useItemInventory.ts',
    'shop/useOwn.ts',
    'shop/useSearch.ts',
    'shop/useSuggestions.ts',
    'shop/useTrackView.ts',
    'ui/DispatchDate.tsx',
    'ui/LoadState.tsx',
    'ui/LocalTime.tsx',
    'ui/Notice.tsx',
    'ui/PageForm.tsx',
    'ui/useFocusKept.ts',
  ]);
});

describe('data of a customer that a server has read', () => {
  const id = 'gid://shopify/Order/7';
  const order: Order = {
    id,
    name: '#1007',
    products: [],
    processedAt: '2026-10-30T18:15:00Z',
    financialStatus: 'PAID',
  };
  const address: Address = {
    id: '1',
    address1: '7 Weir Street',
    city: 'München',
    zip: '80331',
    country: 'Germany',
    countryCode: 'DE',
    province: 'Bayern',
  };
  const robin: ServedCustomer = {
    status: 'authenticated',
    customer: { id: '1', displayName: 'Robin Vale', email: 'robin@example.com', _originalPlatform: 'shopify' },
    addresses: { items: [address] },
    orders: { items: [order] },
  };
  const textOf = (element: ReactElement) =>
    render(<CustomerProvider {...robin}>{element}</CustomerProvider>).replaceAll(/<!--.*?-->|<[^>]*>/g, ' ');

  test('is in the pages before scripts run', () => {
    expect(textOf(elements.Account)).toMatch(
      /Robin Vale.*robin@example.com.*7 Weir Street.*München, Bayern 80331.*Germany/,
    );
    expect(textOf(<OrdersPage />)).toMatch(/Order #1007.*Oct 30, 2026, 6:15:00\sPM UTC.*Paid/);
    expect(textOf(<OrdersPage orderId={id} order={order} />)).toMatch(/Order details.*Order #1007/);
    expect(textOf(<OrdersPage orderId="another" />)).toMatch(/Order #1007/);
    expect(render(<AddressPage addressId="1" address={address} />)).not.toContain('7 Weir Street');
  });

  test('redirects visitors without access, without scripts, and returns to the page after the login', () => {
    const html = render(
      <CustomerProvider status="unauthenticated" path="/account/orders?order-id=7">
        <OrdersPage />
      </CustomerProvider>,
    );
    expect(html).toContain('unauthenticated! Redirecting to /account/login...');
    expect(html).toContain('content="1; url=/account/login?redirectUrl=%2Faccount%2Forders%3Forder-id%3D7"');
  });

  test('names the countries as the server does, and the states of the chosen one', () => {
    const html = render(
      <AddressFields countries={[{ code: 'DE', name: 'Allemagne' }]} defaultValue={{ countryCode: 'DE' }} />,
    );
    expect(html).toContain('<option value="DE" selected="">Allemagne</option>');
    expect(html).toContain('<option value="Bayern">Bayern</option>');
    expect(html).toContain('name="provinceOf" value="DE"');
  });
});

describe('before scripts run', () => {
  test('a search is a form that the browser sends', () => {
    const html = render(elements.SearchInput);
    expect(html).toMatch(/<form role="search"[^>]* action="\/search"/);
    expect(html).toMatch(/<input(?=[^>]* name="q")(?=[^>]* required)(?=[^>]* value="bike")/);
    expect(html).not.toContain('disabled=""');
  });

  test('the results are in the page, with marked matches, and a form opens the next ones', async () => {
    const results = await commerce.search.search('bike');
    const [hit] = results.hits;
    const html = render(
      <SearchPage
        query="bike"
        found={{
          results: {
            ...results,
            hits: [
              {
                ...found(hit),
                searchResult: {
                  name: [
                    { text: '<b>Bike</b>', isMatch: true },
                    { text: ' <img src=x>', isMatch: false },
                  ],
                },
              },
            ],
            totalPages: 2,
          },
        }}
      />,
    );
    expect(html).toContain('<em>&lt;b&gt;Bike&lt;/b&gt;</em> &lt;img src=x&gt;');
    expect(html).toMatch(
      /<form[^>]* action="\/search"><input type="hidden" name="q" value="bike"\/><input type="hidden" name="page" value="2"\/><button/,
    );
  });
});
