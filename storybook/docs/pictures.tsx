import {
  Accordion,
  Alert,
  AspectRatio,
  Badge,
  Breadcrumb,
  Button,
  ButtonLink,
  Carousel,
  Checkbox,
  CheckboxGroup,
  ComboBox,
  Container,
  Disclosure,
  Divider,
  Field,
  Form,
  Grid,
  Heading,
  HorizontalMenu,
  HStack,
  IconButton,
  Image,
  Input,
  Link,
  List,
  ListItem,
  Logo,
  NativeSelect,
  NumberInput,
  Pagination,
  Price,
  ProgressBar,
  RadioGroup,
  RichText,
  SearchField,
  Select,
  Skeleton,
  Spinner,
  SwatchGroup,
  Switch,
  Tabs,
  Text,
  TextArea,
  theme,
  ToggleGroup,
  VisuallyHidden,
  VStack,
} from '@vitrine/components';
import { CheckIcon, HeartIcon, MenuIcon, SearchIcon, ShoppingBagIcon, XIcon } from '@vitrine/components/icons';
import type { CartItem as CartLine, Facet, Order, ProductSummary } from '@vitrine/commerce';
import {
  AccountLayout,
  AccountLink,
  ActiveFilters,
  AddToCartButton,
  AddressFields,
  AddressForm,
  Banner,
  Cart,
  CartButton,
  CartItem,
  ChangePasswordForm,
  CollectionLinks,
  ContactForm,
  ErrorMessage,
  Feature,
  Footer,
  ForgotPasswordForm,
  Header,
  LoginForm,
  NoSuchPage,
  NotFound,
  OrderDetails,
  OrderHistory,
  PageMessage,
  ProductFilters,
  ProductGrid,
  ProductList,
  ProductRow,
  ProductTile,
  RegisterForm,
  RemovedItem,
  SearchInput,
  SearchPopover,
  ShopLink,
  SortSelect,
} from '@vitrine/sections';
import { drawing } from '@vitrine/sandbox';
import { shop } from '@vitrine/site/shop';
import type { ReactNode } from 'react';

const sizes = ['S', 'M', 'L'].map((size) => ({ value: size, label: size }));
export const usd = (amount: string) => ({ amount, currencyCode: 'USD' });

/** A picture of the sample shop, in the page itself. */
export const drawn = (path: string) => `data:image/svg+xml,${encodeURIComponent(drawing(path) ?? '')}`;

export const bicycle = drawn('lane-one/1.svg');
export const pump = drawn('floor-pump/1.svg');
export const kettle = drawn('enamel-kettle/1.svg');
const picture = <Image src={bicycle} alt="" aspectRatio="4 / 3" />;

const things = [bicycle, pump, kettle].map((src) => <Image key={src} src={src} alt="" aspectRatio="1" />);
/** Three things of their own widths. */
const swatches = ['Frame', 'Saddle', 'Bell'].map((name) => <Badge key={name} badgeContent={name} variant="subtle" />);

export const product: ProductSummary = {
  id: '1',
  name: 'Touring bicycle',
  slug: '/touring-bicycle',
  price: usd('1299'),
  media: [{ id: '1', details: { src: bicycle, alt: '' } }],
  _originalPlatform: 'shopify',
};
export const another: ProductSummary = {
  ...product,
  id: '2',
  name: 'Floor pump',
  slug: '/floor-pump',
  price: usd('72'),
  media: [{ id: '2', details: { src: pump, alt: '' } }],
};
export const sizeFacet: Facet = {
  kind: 'option',
  name: 'Size',
  values: ['S', 'M', 'L'].map((size) => ({ value: size, text: size, count: 3 })),
};
export const filtered = { path: '#', view: { filters: { options: [{ name: 'Size', values: ['M'] }] } } };
export const sorts = ['featured', 'newest'] as const;
export const line: CartLine = {
  id: '1',
  lineItemId: '1',
  title: product.name,
  price: usd('1299'),
  quantity: 1,
  imageUrl: pump,
};
export const order: Order = {
  id: '1',
  name: '#1001',
  financialStatus: 'PAID',
  fulfillmentStatus: 'FULFILLED',
  processedAt: '2026-05-04T09:30:00Z',
  subtotalPrice: usd('129'),
  totalShippingPrice: usd('0'),
  totalPrice: usd('129'),
  products: [{ title: 'Floor pump', quantity: 1, originalTotalPrice: usd('129') }],
};

const address = (
  <Text>
    12 Harbour Road
    <br />
    San Mateo, CA 94401
  </Text>
);

export const doNothing = () => {};

/** What lies over the page, drawn where it stands: an open one would take the page. */
export const Panel = ({ children }: { children: ReactNode }) => (
  <div
    style={{
      padding: theme.space[4],
      background: theme.color.paper,
      border: `1px solid ${theme.color.rule}`,
      boxShadow: theme.shadow.overlay,
    }}
  >
    {children}
  </div>
);

/** A small picture of each page of the catalogue, by the page's title. */
export const pictures: Record<string, Record<string, ReactNode>> = {
  Typography: {
    Heading: <Heading level={3}>Made to last</Heading>,
    List: (
      <List>
        <ListItem>Free returns</ListItem>
        <ListItem>Two years’ warranty</ListItem>
      </List>
    ),
    Price: <Price price={usd('48')} compareAtPrice={usd('60')} />,
    RichText: <RichText html="<p>Lugged <strong>steel</strong>, brazed by hand.</p>" />,
    Text: <Text>A steel frame, brazed by hand.</Text>,
    VisuallyHidden: (
      <Text tone="quiet">
        Heard, not seen<VisuallyHidden>, like this</VisuallyHidden>
      </Text>
    ),
  },
  Layout: {
    AspectRatio: (
      <AspectRatio ratio="16 / 9" hasPanel fit="contain">
        <img src={kettle} alt="" />
      </AspectRatio>
    ),
    Container: (
      <Container variant="outline">
        <Text>Within the margins</Text>
      </Container>
    ),
    Divider: <Divider />,
    Grid: (
      <Grid gap={2} minColumnWidth="4rem">
        {things}
      </Grid>
    ),
    HStack: <HStack gap={2}>{swatches}</HStack>,
    VStack: <VStack gap={2}>{swatches}</VStack>,
  },
  Actions: {
    Button: <Button>Add to bag</Button>,
    ButtonLink: <ButtonLink href="#">Checkout</ButtonLink>,
    IconButton: <IconButton aria-label="Save" icon={<HeartIcon />} variant="outline" />,
    Link: <Link href="#">How we work</Link>,
    ToggleGroup: (
      <ToggleGroup
        aria-label="Size"
        items={sizes.map(({ value, label }) => ({ id: value, label }))}
        defaultSelectedKeys={['M']}
      />
    ),
  },
  Forms: {
    Checkbox: <Checkbox label="Wrap it as a gift" defaultSelected />,
    CheckboxGroup: <CheckboxGroup label="Sizes" items={sizes.slice(1)} defaultValue={['M']} />,
    ComboBox: <ComboBox label="Size" items={sizes} defaultValue="M" />,
    Field: (
      <Field label="Date">
        <input type="date" aria-label="Date" />
      </Field>
    ),
    Form: (
      <Form>
        <Input label="Email" />
      </Form>
    ),
    Input: <Input label="Name" />,
    NativeSelect: <NativeSelect label="Size" items={sizes} />,
    NumberInput: <NumberInput label="Quantity" defaultValue={2} />,
    RadioGroup: <RadioGroup label="Size" items={sizes.slice(1)} defaultValue="M" />,
    SearchField: <SearchField aria-label="Search" />,
    Select: <Select label="Size" items={sizes} defaultValue="M" />,
    SwatchGroup: (
      <SwatchGroup
        label="Colour"
        items={[
          { value: 'moss', label: 'Moss', color: '#5c6b4a' },
          { value: 'rust', label: 'Rust', color: '#b2451c' },
        ]}
        defaultValue="moss"
      />
    ),
    Switch: <Switch label="In stock" defaultSelected />,
    TextArea: <TextArea label="Message" rows={2} />,
  },
  Navigation: {
    Accordion: (
      <Accordion
        items={[
          { id: 'delivery', title: 'Delivery', content: 'Two days' },
          { id: 'returns', title: 'Returns', content: 'Sixty days' },
        ]}
      />
    ),
    Breadcrumb: (
      <Breadcrumb
        items={[
          { label: 'Bikes', url: '#' },
          { label: 'Touring', url: '#', isCurrentPage: true },
        ]}
      />
    ),
    Disclosure: <Disclosure title="Size guide">In centimetres</Disclosure>,
    HamburgerMenu: <IconButton aria-label="Menu" icon={<MenuIcon />} />,
    HorizontalMenu: <HorizontalMenu items={['Shop', 'About'].map((label) => ({ label, href: '#' }))} />,
    Pagination: <Pagination page={2} totalPages={3} getHref={() => '#'} />,
    SkipLink: <Button size="sm">Skip to content</Button>,
    Tabs: (
      <Tabs
        aria-label="Product"
        items={['Details', 'Care'].map((title) => ({ id: title, title, content: 'Lugged steel' }))}
      />
    ),
  },
  Overlays: {
    Dialog: (
      <Panel>
        <VStack gap={2}>
          <Text weight="semibold">Delete this address?</Text>
          <Button size="sm">Delete</Button>
        </VStack>
      </Panel>
    ),
    Drawer: (
      <Panel>
        <HStack justify="between" align="center">
          <Text weight="semibold">Cart</Text>
          <XIcon />
        </HStack>
      </Panel>
    ),
    Menu: (
      <Panel>
        <Text>Order again</Text>
        <Text>Invoice</Text>
      </Panel>
    ),
    Popover: (
      <Panel>
        <Text>Open Monday to Friday.</Text>
      </Panel>
    ),
    Tooltip: (
      <Panel>
        <Text size="sm">Save for later</Text>
      </Panel>
    ),
  },
  Feedback: {
    Alert: <Alert title="Only 2 left" />,
    Badge: <Badge badgeContent="Sold out" />,
    ProgressBar: <ProgressBar label="Sending" value={40} />,
    Skeleton: <Skeleton lines={3} />,
    Spinner: <Spinner />,
    ToastRegion: (
      <Panel>
        <HStack gap={2} align="center">
          <CheckIcon />
          <Text size="sm">Added to your bag</Text>
        </HStack>
      </Panel>
    ),
  },
  Media: {
    Carousel: (
      <Carousel aria-label="Bicycle" slides={['1', '2'].map((id) => ({ id, label: `View ${id}`, content: picture }))} />
    ),
    Icons: (
      <HStack gap={3}>
        <SearchIcon />
        <HeartIcon />
        <ShoppingBagIcon />
      </HStack>
    ),
    Image: picture,
    Logo: <Logo name="Northlane" />,
    Zoom: picture,
  },
  Sections: {
    Account: <AccountLayout current="account">{address}</AccountLayout>,
    AccountLayout: <AccountLayout current="orders">{address}</AccountLayout>,
    AccountLink: <AccountLink />,
    ActiveFilters: <ActiveFilters {...filtered} facets={[]} currencyCode="USD" />,
    AddToCartButton: <AddToCartButton productId="1" availability />,
    AddressFields: <AddressFields mode="compact" />,
    AddressForm: <AddressForm mode="compact" />,
    AddressList: address,
    AddressPage: <AddressForm />,
    AuthGuard: <Spinner />,
    Banner: <Banner title="Made to last" showTitle image={{ src: bicycle }} />,
    Cart: <Cart />,
    CartButton: <CartButton />,
    CartDrawer: (
      <Panel>
        <Cart />
      </Panel>
    ),
    CartItem: <CartItem item={line} onQuantityChange={doNothing} onRemove={doNothing} />,
    ChangePasswordForm: <ChangePasswordForm />,
    CollectionLinks: <CollectionLinks title="Collections" collections={[{ id: '1', name: 'Bikes', slug: 'bikes' }]} />,
    ConsentBar: (
      <VStack gap={2}>
        <Text size="sm">May we count which pages are looked at?</Text>
        <HStack gap={2}>
          <Button variant="outline" size="sm">
            Decline
          </Button>
          <Button variant="outline" size="sm">
            Allow
          </Button>
        </HStack>
      </VStack>
    ),
    ContactForm: <ContactForm />,
    ErrorMessage: <ErrorMessage onRetry={doNothing} />,
    Feature: (
      <Feature title="Made to last" kicker="Bikes" image={{ src: bicycle }} action={{ label: 'See them', href: '#' }} />
    ),
    Footer: <Footer shop={shop} />,
    ForgotPasswordForm: <ForgotPasswordForm />,
    Header: <Header />,
    LoginForm: <LoginForm />,
    NoSuchPage: <NoSuchPage list="Bikes" totalPages={3} getHref={() => '#'} />,
    NotFound: <NotFound />,
    OrderDetails: <OrderDetails order={order} />,
    OrderHistory: <OrderHistory orders={[order, { ...order, id: '2', name: '#1002' }]} />,
    OrdersPage: <OrderHistory orders={[order]} />,
    PageMessage: <PageMessage title="Thank you" text="A message is on its way." link={{ href: '#', label: 'Home' }} />,
    ProductBox: (
      <VStack gap={2}>
        {picture}
        <Price price={usd('1299')} />
        <Button size="sm">Add to cart</Button>
      </VStack>
    ),
    ProductFilters: <ProductFilters {...filtered} facets={[sizeFacet]} />,
    ProductGrid: <ProductGrid title="Bikes" products={[product, another]} />,
    ProductList: (
      <ProductList
        {...filtered}
        name="Bikes"
        listing={{ items: [product, another], total: 2, isTotalExact: true, facets: [] }}
        offer={{ sorts, filters: ['option'] }}
        productsPerPage={12}
      />
    ),
    ProductPreview: (
      <VStack gap={2}>
        {picture}
        <Price price={usd('1299')} />
      </VStack>
    ),
    ProductRow: <ProductRow products={[product, another]} />,
    ProductTile: <ProductTile product={product} />,
    RecentlyViewed: (
      <VStack gap={2}>
        <Text weight="semibold">Recently viewed</Text>
        {picture}
      </VStack>
    ),
    RegisterForm: <RegisterForm />,
    RemovedItem: <RemovedItem item={line} onUndo={doNothing} />,
    SearchInput: <SearchInput query="Floor pump" />,
    SearchPage: (
      <VStack gap={4}>
        <SearchInput query="Pump" />
        <ProductGrid title="Pumps" products={[product, another]} />
      </VStack>
    ),
    SearchPopover: <SearchPopover />,
    ShopLink: <ShopLink href="#">Floor pump</ShopLink>,
    SortSelect: <SortSelect {...filtered} sorts={sorts} />,
  },
  Setup: { CustomerProvider: null, LinkProvider: null, MessagesProvider: null, ShopProvider: null, useCart: null },
};
