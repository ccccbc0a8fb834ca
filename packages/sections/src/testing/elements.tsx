import {
  listingOffer,
  type Cart as ShopCart,
  type CollectionSummary,
  type Commerce,
  type Order,
  type Product,
  type ProductSummary,
} from '@vitrine/commerce';
import { createCommerce, createMemoryLogins, createMemorySession } from '@vitrine/commerce/server';
import { createSandbox } from '@vitrine/sandbox';
import { shop as northlane } from '@vitrine/northlane/shop';
import { cloneElement, type ReactElement, type ReactNode } from 'react';
import * as exported from '../index.js';
import type { FoundByServer, ProductTileProps, RootProps, SearchListing, ShopSettings } from '../index.js';

type Section = {
  [Name in keyof typeof exported]: Name extends Capitalize<Name> ? Name : never;
}[keyof typeof exported];

const {
  Account,
  AccountLayout,
  AccountLink,
  ChangePasswordForm,
  ForgotPasswordForm,
  LoginForm,
  LoginList,
  RegisterForm,
} = exported;
const { AddressFields, AddressForm, AddressList, AddressPage, OrderDetails, OrderHistory, OrdersPage } = exported;
const {
  AddToCartButton,
  AuthGuard,
  Banner,
  Cart,
  CartButton,
  CartDrawer,
  CartItem,
  CollectionLinks,
  CustomerProvider,
  ErrorMessage,
} = exported;
const { Footer, Header, NoSuchPage, NotFound, PageMessage, ProductBox, ProductGrid, ProductPreview, ProductTile } =
  exported;
const { ActiveFilters, ProductFilters, ProductList, RemovedItem, ShopLink, ShopProvider, SortSelect } = exported;
const { ConnectionBar, ConsentBar, ContactForm, OrderLookup, Feature, SearchInput, SearchPage, SearchPopover } =
  exported;
const { ForeignWords, ProductRow, RecentlyViewed } = exported;
const {
  ProductButtons,
  ProductChoices,
  ProductDescription,
  ProductDetails,
  ProductForm,
  ProductGallery,
  ProductInfo,
  ProductIntro,
  ProductOptions,
  ProductPrice,
  ProductQuantity,
  ProductRoot,
  ProductSellingPoints,
  ProductTitle,
  useProductPurchase,
} = exported;

const {
  CartAside,
  CartCheckout,
  CartContinue,
  CartDelivery,
  CartExtras,
  CartItems,
  CartMain,
  CartRecommendations,
  CartRoot,
  CartSummary,
  CartSums,
  CartTitle,
} = exported;
const {
  CartItemButtons,
  CartItemDetails,
  CartItemForm,
  CartItemInfo,
  CartItemIntro,
  CartItemPicture,
  CartItemPrice,
  CartItemQuantity,
  CartItemRoot,
  CartItemTitle,
  useCartLine,
} = exported;

const { TileButton, TileCaption, TileColors, TileLink, TileMark, TilePicture, TilePrice, TileRoot, TileTitle, tileOf } =
  exported;

const {
  FooterAddress,
  FooterConsent,
  FooterContent,
  FooterCopyright,
  FooterGroups,
  FooterLogo,
  FooterRoot,
  FooterRow,
  HeaderActions,
  HeaderLogo,
  HeaderMenu,
  HeaderMenuButton,
  HeaderRoot,
  createConsentStore,
} = exported;

const {
  ListingActiveFilters,
  ListingCount,
  ListingFilterButton,
  ListingFilters,
  ListingMain,
  ListingNoMatch,
  ListingPages,
  ListingProducts,
  ListingRoot,
  ListingSort,
  ListingToolbar,
  SearchCount,
  SearchFailure,
  SearchIntro,
  SearchMain,
  SearchMore,
  SearchRecent,
  SearchResults,
  SearchRoot,
  listingOf,
  useListing,
} = exported;

const {
  OrderBillingAddress,
  OrderBuyAgain,
  OrderDate,
  OrderDeliveryAddress,
  OrderDispatch,
  OrderIntro,
  OrderParcels,
  OrderPlaces,
  OrderProducts,
  OrderRoot,
  OrderStatus,
  OrderSteps,
  OrderSums,
  OrderTitle,
  useOrderDetails,
} = exported;

export const commerce: Commerce = createCommerce(
  { flavour: 'shopify_graphql', baseUrl: 'https://sandbox.northlane.test' },
  {
    fetch: (url, init) => createSandbox().fetch(new Request(url, init)),
    session: createMemorySession(),
    logins: { lists: createMemoryLogins() },
  },
);
export const found = <Data,>(data: Data | undefined): Data => {
  if (data === undefined) throw new Error('The sandbox does not sell it.');
  return data;
};
export const listing = found(await commerce.catalog.products({ in: { collection: 'bikes' }, perPage: 250 }));
export const bikes: ProductSummary[] = listing.items;
export const offer = listingOffer('collection', commerce.capabilities);
export const chosen = { view: { filters: { available: true } }, path: '/bikes' };
const collections: CollectionSummary[] = await commerce.catalog.collections();
export const product: Product = found(await commerce.catalog.product('harbor-rain-jacket'));
export const foundJerseys = await commerce.search.search('jersey');
export const line = {
  id: '1',
  lineItemId: '1',
  title: 'Floor pump',
  price: { amount: '72.0', currencyCode: 'USD' },
  quantity: 2,
};

export const cart: ShopCart = { items: [line], subtotalPrice: { amount: '144.0', currencyCode: 'USD' } };

export const shop: ShopSettings = { name: 'Harbour & Mill' };

/** A product whose parts are in an order of the page. */
function OwnProduct({ children, ...root }: RootProps & { children: ReactNode }) {
  return (
    <ProductRoot {...root} purchase={useProductPurchase(product)}>
      {children}
    </ProductRoot>
  );
}

const within = (part: ReactElement) => <ProductBox product={product}>{part}</ProductBox>;

/** A line whose parts are in an order of the page. */
function OwnLine({ children, ...root }: RootProps<HTMLDivElement> & { children: ReactNode }) {
  return (
    <CartItemRoot {...root} line={useCartLine({ item: line })}>
      {children}
    </CartItemRoot>
  );
}

const withinLine = (part: ReactElement) => <CartItem item={line}>{part}</CartItem>;
/** A tile with two colours and a mark. */
export const tile = tileOf({
  product: {
    ...found(bikes[0]),
    availableForSale: true,
    isNew: true,
    colors: [
      { name: 'Moss', swatch: { colors: ['#556655'] } },
      { name: 'Clay', swatch: { colors: ['#aa6655'] } },
    ],
  },
});
/** A tile of the page: its price is first. */
export function OwnTile(props: ProductTileProps) {
  const own = tileOf(props);
  return (
    <TileRoot>
      <TileLink tile={own}>
        <TilePrice tile={own} />
        <b>own</b>
      </TileLink>
    </TileRoot>
  );
}

const withinTile = (part: ReactElement) => <TileRoot>{part}</TileRoot>;
const withinCart = (part: ReactElement) => <Cart initialCart={cart}>{part}</Cart>;

/** The first of several pages of a list with a chosen filter. */
export const list = { ...chosen, name: 'Bikes', listing, offer, productsPerPage: 5 };
export const state = listingOf(list);
const withinList = (part: ReactElement) => <ListingRoot listing={state}>{part}</ListingRoot>;

/** More bikes than one page has, with a chosen filter. */
export const foundBikes: FoundByServer = {
  results: { ...(await commerce.search.search('bike', { filters: chosen.view.filters })), totalPages: 2 },
};

interface OwnSearchProps extends RootProps<HTMLDivElement & HTMLParagraphElement> {
  part: (
    props: RootProps<HTMLDivElement & HTMLParagraphElement> & { listing: SearchListing; children?: ReactNode },
  ) => ReactNode;
  found?: FoundByServer;
  query?: string;
}

/** A part of a search whose state is the page's. */
function OwnSearch({ part: Part, found = foundBikes, query = 'bike', ...root }: OwnSearchProps) {
  const own = useListing({ query, view: chosen.view, found });
  return (
    <SearchRoot listing={own}>
      <ListingRoot listing={own}>
        <Part {...root} listing={own} />
      </ListingRoot>
    </SearchRoot>
  );
}

const price = { amount: '72.0', currencyCode: 'USD' };
const street = { address1: '7 Weir Street', city: 'Bend', countryCode: 'US' };
/** An order that waits to be sent, with everything that an order can have. */
export const wholeOrder: Order = {
  id: '1',
  name: '#1001',
  processedAt: '2026-10-30T18:15:00Z',
  financialStatus: 'PAID',
  fulfillmentStatus: 'UNFULFILLED',
  shipments: [{ carrier: 'UPS', trackingNumber: '1Z9' }],
  shippingAddress: street,
  billingAddress: { ...street, address1: '1 Mill Lane' },
  products: [{ title: 'Floor pump', quantity: 1, originalTotalPrice: price }],
  subtotalPrice: price,
  totalPrice: price,
};

/** An order whose parts are in an order of the page. */
function OwnOrder({ children, ...root }: RootProps & { children: ReactNode }) {
  return (
    <OrderRoot {...root} details={useOrderDetails(wholeOrder)}>
      {children}
    </OrderRoot>
  );
}

export const withinOrder = (part: ReactElement) => <OrderDetails order={wholeOrder}>{part}</OrderDetails>;

/** Each section, as a page uses it. */
export const elements: Record<Section, ReactElement> = {
  Account: <Account />,
  ActiveFilters: <ActiveFilters {...chosen} facets={listing.facets} currencyCode="USD" />,
  AccountLayout: <AccountLayout current="account">Account</AccountLayout>,
  AccountLink: <AccountLink />,
  AddressFields: <AddressFields mode="compact" />,
  AddressForm: <AddressForm />,
  AddressList: <AddressList />,
  AddressPage: (
    <CustomerProvider status="authenticated">
      <AddressPage />
    </CustomerProvider>
  ),
  AddToCartButton: <AddToCartButton productId={product.id} availability />,
  AuthGuard: (
    <CustomerProvider status="unauthenticated">
      <AuthGuard allow="unauthenticated">Log in</AuthGuard>
    </CustomerProvider>
  ),
  Banner: <Banner title="Bikes" showTitle image={collections[0]?.image} />,
  Cart: <Cart />,
  CartButton: <CartButton />,
  CartDrawer: <CartDrawer />,
  CartItem: <CartItem item={line} onQuantityChange={() => {}} onRemove={() => {}} />,
  CartAside: withinCart(<CartAside>Sold by us</CartAside>),
  CartCheckout: withinCart(<CartCheckout />),
  CartContinue: withinCart(<CartContinue />),
  CartDelivery: (
    <ShopProvider commerce={commerce} shop={{ ...shop, freeDelivery: [{ amount: '150', currencyCode: 'USD' }] }}>
      {withinCart(<CartDelivery />)}
    </ShopProvider>
  ),
  CartExtras: withinCart(<CartExtras />),
  CartItemButtons: withinLine(<CartItemButtons />),
  CartItemDetails: withinLine(<CartItemDetails />),
  CartItemForm: withinLine(<CartItemForm />),
  CartItemInfo: withinLine(<CartItemInfo />),
  CartItemIntro: withinLine(<CartItemIntro />),
  CartItemPicture: withinLine(<CartItemPicture />),
  CartItemPrice: withinLine(<CartItemPrice />),
  CartItemQuantity: withinLine(<CartItemQuantity />),
  CartItemRoot: <OwnLine>Sold by us</OwnLine>,
  CartItemTitle: withinLine(<CartItemTitle />),
  CartItems: withinCart(<CartItems />),
  CartMain: withinCart(<CartMain>Sold by us</CartMain>),
  CartRecommendations: withinCart(<CartRecommendations />),
  CartRoot: <CartRoot initialCart={cart}>Sold by us</CartRoot>,
  CartSummary: withinCart(<CartSummary />),
  CartSums: withinCart(<CartSums />),
  CartTitle: withinCart(<CartTitle />),
  ChangePasswordForm: <ChangePasswordForm />,
  CollectionLinks: <CollectionLinks title="Collections" collections={collections} />,
  CustomerProvider: <CustomerProvider status="unauthenticated">Log in</CustomerProvider>,
  // Only the browser knows whether it has a connection.
  ConnectionBar: (
    <p>
      <ConnectionBar />
    </p>
  ),
  // Only the browser knows the shopper's choice.
  ConsentBar: (
    <p>
      <ConsentBar />
    </p>
  ),
  ContactForm: <ContactForm />,
  OrderLookup: <OrderLookup />,
  ErrorMessage: <ErrorMessage onRetry={() => {}} />,
  Feature: <Feature title="Made to last" image={collections[0]?.image} action={{ label: 'More', href: '/about' }} />,
  ForeignWords: <ForeignWords>Straßenmütze</ForeignWords>,
  ForgotPasswordForm: <ForgotPasswordForm />,
  Footer: <Footer shop={shop} />,
  Header: <Header />,
  FooterAddress: <FooterAddress shop={northlane} />,
  FooterConsent: (
    <ShopProvider commerce={commerce} shop={shop} consent={createConsentStore()}>
      <FooterConsent />
    </ShopProvider>
  ),
  FooterContent: <FooterContent>Sold by us</FooterContent>,
  FooterCopyright: <FooterCopyright shop={shop} />,
  FooterGroups: <FooterGroups groups={[{ title: 'Help', links: [{ label: 'Contact', href: '/contact' }] }]} />,
  FooterLogo: <FooterLogo shop={shop} />,
  FooterRoot: <FooterRoot>Sold by us</FooterRoot>,
  FooterRow: <FooterRow>Sold by us</FooterRow>,
  HeaderActions: <HeaderActions />,
  HeaderLogo: <HeaderLogo />,
  HeaderMenu: <HeaderMenu menu={[{ label: 'About', slug: '/about' }]} />,
  HeaderMenuButton: <HeaderMenuButton menu={[{ label: 'About', slug: '/about' }]} />,
  HeaderRoot: <HeaderRoot>Sold by us</HeaderRoot>,
  ListingActiveFilters: withinList(<ListingActiveFilters listing={state} />),
  ListingCount: withinList(<ListingCount listing={state} />),
  ListingFilterButton: withinList(<ListingFilterButton listing={state} />),
  ListingFilters: <ListingFilters listing={state} />,
  ListingMain: withinList(<ListingMain listing={state}>Sold by us</ListingMain>),
  ListingNoMatch: withinList(<ListingNoMatch listing={state} />),
  ListingPages: withinList(<ListingPages listing={state} />),
  ListingProducts: withinList(<ListingProducts listing={state} />),
  ListingRoot: <ListingRoot listing={state}>Sold by us</ListingRoot>,
  ListingSort: withinList(<ListingSort listing={state} />),
  ListingToolbar: withinList(<ListingToolbar listing={state} />),
  LoginForm: <LoginForm redirectUrl="/account/orders" />,
  LoginList: <LoginList />,
  NoSuchPage: <NoSuchPage list="Bikes" totalPages={3} getHref={(page) => `/bikes/${page}`} />,
  NotFound: <NotFound />,
  OrderBillingAddress: withinOrder(<OrderBillingAddress />),
  OrderBuyAgain: withinOrder(<OrderBuyAgain />),
  OrderDate: withinOrder(<OrderDate />),
  OrderDeliveryAddress: withinOrder(<OrderDeliveryAddress />),
  OrderDetails: <OrderDetails order={{ id: '1', name: '#1', products: [] }} />,
  OrderDispatch: (
    <ShopProvider commerce={commerce} shop={northlane}>
      {withinOrder(<OrderDispatch />)}
    </ShopProvider>
  ),
  OrderIntro: withinOrder(<OrderIntro />),
  OrderParcels: withinOrder(<OrderParcels />),
  OrderPlaces: withinOrder(<OrderPlaces />),
  OrderProducts: withinOrder(<OrderProducts />),
  OrderRoot: <OwnOrder>Sold by us</OwnOrder>,
  OrderStatus: withinOrder(<OrderStatus />),
  OrderSteps: withinOrder(<OrderSteps />),
  OrderSums: withinOrder(<OrderSums />),
  OrderTitle: withinOrder(<OrderTitle />),
  OrderHistory: <OrderHistory orders={[]} />,
  OrdersPage: (
    <CustomerProvider status="authenticated">
      <OrdersPage />
    </CustomerProvider>
  ),
  PageMessage: <PageMessage title="Thank you" text="It is on its way." link={{ href: '/', label: 'Home' }} />,
  ProductBox: <ProductBox product={product} initialVariantId={product.variants[3]?.id} />,
  ProductPreview: <ProductPreview product={product} initialVariantId={product.variants[3]?.id} />,
  ProductButtons: within(<ProductButtons />),
  ProductChoices: within(<ProductChoices />),
  ProductDescription: within(<ProductDescription />),
  ProductDetails: within(<ProductDetails />),
  ProductForm: within(<ProductForm />),
  ProductGallery: within(<ProductGallery />),
  ProductInfo: within(<ProductInfo>Sold by us</ProductInfo>),
  ProductIntro: within(<ProductIntro />),
  ProductOptions: within(<ProductOptions />),
  ProductPrice: within(<ProductPrice />),
  ProductQuantity: within(<ProductQuantity />),
  ProductRoot: <OwnProduct>Sold by us</OwnProduct>,
  ProductSellingPoints: (
    <ShopProvider commerce={commerce} shop={northlane}>
      {within(<ProductSellingPoints />)}
    </ShopProvider>
  ),
  ProductTitle: within(<ProductTitle />),
  ProductFilters: <ProductFilters {...chosen} facets={listing.facets} />,
  ProductList: <ProductList {...chosen} name="Bikes" listing={listing} offer={offer} productsPerPage={12} />,
  SortSelect: <SortSelect {...chosen} sorts={offer.sorts} />,
  ProductGrid: <ProductGrid title="Bikes" products={bikes} productsPerPage={5} page={2} />,
  ProductRow: <ProductRow products={bikes} />,
  ProductTile: <ProductTile product={found(bikes[0])} />,
  TileButton: withinTile(<TileButton tile={tile} />),
  TileCaption: withinTile(<TileCaption>Sold by us</TileCaption>),
  TileColors: withinTile(<TileColors tile={tile} />),
  TileLink: withinTile(<TileLink tile={tile}>Sold by us</TileLink>),
  TileMark: withinTile(<TileMark tile={tile} />),
  TilePicture: withinTile(<TilePicture tile={tile} />),
  TilePrice: withinTile(<TilePrice tile={tile} />),
  TileRoot: <TileRoot>Sold by us</TileRoot>,
  TileTitle: withinTile(<TileTitle tile={tile} />),
  RecentlyViewed: (
    <>
      <p>Above it</p>
      <RecentlyViewed product={product} />
    </>
  ),
  RegisterForm: <RegisterForm />,
  RemovedItem: <RemovedItem item={line} onUndo={() => {}} />,
  SearchCount: <OwnSearch part={SearchCount} />,
  SearchFailure: <OwnSearch part={SearchFailure} found={{ failure: 'timeout' }} />,
  SearchInput: <SearchInput query="bike" />,
  SearchIntro: <OwnSearch part={SearchIntro} />,
  SearchMain: <SearchMain>Sold by us</SearchMain>,
  SearchMore: <OwnSearch part={SearchMore} />,
  SearchRecent: <OwnSearch part={SearchRecent} query="" />,
  SearchResults: <OwnSearch part={SearchResults} />,
  SearchRoot: <OwnSearch part={(props) => <SearchRoot {...props}>Sold by us</SearchRoot>} />,
  SearchPage: <SearchPage query="jersey" found={{ results: foundJerseys }} />,
  SearchPopover: <SearchPopover />,
  ShopLink: <ShopLink href="/">Home</ShopLink>,
  ShopProvider: <>Content</>,
};

/** Sections without an element of their own. */
export const withoutElement: readonly string[] = [
  'CustomerProvider',
  'ForeignWords',
  'ProductOptions',
  'ProductQuantity',
  'ShopProvider',
];

/** Sections that only browsers show: `inBrowser.test.tsx` has their roots. */
export const onlyInBrowser: readonly string[] = [
  'CartDrawer',
  'CartRecommendations',
  'ConnectionBar',
  'ConsentBar',
  'RecentlyViewed',
  'SearchRecent',
];

/** Sections whose root is another element in these states. */
export const otherStates: Partial<Record<Section, ReactElement>> = {
  CartItemQuantity: (
    <CartItem item={line} records={{ variant: { availableForSale: false } }}>
      <CartItemQuantity />
    </CartItem>
  ),
  ListingProducts: <ListingProducts listing={listingOf({ ...list, listing: { ...listing, items: [], total: 0 } })} />,
  OrderHistory: <OrderHistory orders={[{ id: '1', name: '#1', products: [] }]} />,
  ProductBox: <ProductBox product={{ ...product, media: [] }} />,
  SearchPage: <SearchPage />,
};

const owners: unknown[] = [OwnProduct, OwnLine, OwnOrder, OwnSearch];

/** Adds the attributes to the section, which may be within a provider. */
export const withOwn = (element: ReactElement, name: string, own: object): ReactElement =>
  element.type === exported[name as Section] || owners.includes(element.type)
    ? cloneElement(element as ReactElement<object>, own)
    : cloneElement(element, undefined, withOwn((element.props as { children: ReactElement }).children, name, own));
