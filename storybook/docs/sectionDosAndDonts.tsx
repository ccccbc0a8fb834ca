import {
  Alert,
  AspectRatio,
  Badge,
  Button,
  ButtonLink,
  CheckboxGroup,
  Heading,
  HStack,
  IconButton,
  Image,
  Input,
  Link,
  Logo,
  Price,
  Text,
  theme,
  VStack,
} from '@vitrine/components';
import { HeartIcon, MenuIcon, ShoppingBagIcon } from '@vitrine/components/icons';
import {
  AccountLayout,
  AccountLink,
  ActiveFilters,
  AddToCartButton,
  Banner,
  CartButton,
  CartItem,
  CollectionLinks,
  ContactForm,
  ErrorMessage,
  Feature,
  Footer,
  ForgotPasswordForm,
  Header,
  NoSuchPage,
  NotFound,
  PageMessage,
  ProductFilters,
  ProductGrid,
  ProductRow,
  ProductTile,
  RegisterForm,
  RemovedItem,
  SearchInput,
  SearchPopover,
  SortSelect,
} from '@vitrine/sections';
import { footer, shop } from '@vitrine/site/shop';
import type { ReactNode } from 'react';
import type { DosAndDonts } from './picturedRule.js';
import {
  another,
  bicycle,
  doNothing,
  filtered,
  kettle,
  line,
  Panel,
  product,
  pump,
  sizeFacet,
  sorts,
  usd,
} from './pictures.js';

const collections = [
  { id: '1', name: 'Bikes', slug: 'bikes', image: { src: bicycle } },
  { id: '2', name: 'Tools', slug: 'tools', image: { src: pump } },
];

/** Asked with this way to decline; allowing may have more weight than that. */
const consentQuestion = (deny: ReactNode, allowing: 'solid' | 'outline') => (
  <VStack gap={3}>
    <Text size="sm">May we count which pages are looked at?</Text>
    <HStack wrap gap={4}>
      {deny}
      <Button variant={allowing}>Allow</Button>
    </HStack>
  </VStack>
);

export const sectionDosAndDonts: DosAndDonts = {
  AccountLayout: {
    do: [
      'Give it `current`',
      <AccountLayout key="do" current="orders">
        <Heading level={2}>Orders</Heading>
      </AccountLayout>,
    ],
    dont: [
      'Use it for pages of guests',
      <AccountLayout key="dont" current="account">
        <Heading level={2}>Sign in to see your account</Heading>
      </AccountLayout>,
    ],
  },
  AccountLink: {
    do: [
      'Render it in `end`',
      <HStack key="do" gap={4} justify="between" align="center">
        <Logo name="Northlane" />
        <AccountLink />
      </HStack>,
    ],
    dont: [
      'Label it by name',
      <HStack key="dont" gap={4} justify="between" align="center">
        <Logo name="Northlane" />
        <Link href="#">Signed in as a name</Link>
      </HStack>,
    ],
  },
  ActiveFilters: {
    do: [
      'Give it the facets',
      <VStack key="do" gap={4}>
        <ActiveFilters {...filtered} facets={[sizeFacet]} currencyCode="USD" />
        <Text tone="quiet">3 products</Text>
      </VStack>,
    ],
    dont: [
      'Hide it where nothing matches',
      <VStack key="dont" gap={4}>
        <Text tone="quiet">0 products</Text>
        <Text>Nothing matches what you have chosen.</Text>
      </VStack>,
    ],
  },
  AddToCartButton: {
    do: [
      'Say with `options`',
      <AddToCartButton key="do" productId="1" availability options={{ Size: { value: undefined, required: true } }} />,
    ],
    dont: [
      'Hide it when a product is sold out',
      <VStack key="dont" gap={3}>
        <Heading level={3}>Floor pump</Heading>
        <Price price={usd('72')} />
      </VStack>,
    ],
  },
  Banner: {
    do: ['Take pictures that leave', <Banner key="do" title="Bikes" showTitle image={{ src: bicycle }} />],
    dont: [
      'Put text into a picture',
      <AspectRatio key="dont" ratio="2 / 1" hasPanel>
        <svg viewBox="0 0 200 100">
          <text x="12" y="58" fontSize="26" fontFamily="cursive" fill="currentColor">
            Spring sale
          </text>
        </svg>
      </AspectRatio>,
    ],
  },
  Cart: {
    do: [
      'Leave the checkout',
      <VStack key="do" gap={4}>
        <CartItem item={line} onQuantityChange={doNothing} onRemove={doNothing} />
        <ButtonLink href="#" isFullWidth>
          Checkout
        </ButtonLink>
      </VStack>,
    ],
    dont: [
      'Ask before a line is removed',
      <Panel key="dont">
        <VStack gap={4}>
          <Heading level={3}>Remove Touring bicycle?</Heading>
          <HStack gap={2}>
            <Button>Remove</Button>
            <Button variant="outline">Keep it</Button>
          </HStack>
        </VStack>
      </Panel>,
    ],
  },
  CartButton: {
    do: [
      'Give what stands in the header',
      <HStack key="do" gap={4} justify="end" align="center">
        <AccountLink />
        <CartButton />
      </HStack>,
    ],
    dont: [
      'Show the number elsewhere',
      <HStack key="dont" gap={4} justify="end" align="center">
        <Text size="sm">3 things in your cart</Text>
        <Badge badgeContent="3">
          <ShoppingBagIcon />
        </Badge>
      </HStack>,
    ],
  },
  CartItem: {
    do: ['Give it `records`', <CartItem key="do" item={line} onQuantityChange={doNothing} onRemove={doNothing} />],
    dont: [
      'Take it away at once',
      <VStack key="dont" gap={3}>
        <Heading level={3}>Your cart</Heading>
        <Text tone="quiet">What was removed is nowhere to be seen</Text>
      </VStack>,
    ],
  },
  CollectionLinks: {
    do: [
      'Leave out collections without a picture',
      <CollectionLinks key="do" title="Collections" collections={collections} />,
    ],
    dont: [
      'Link to the same collection twice',
      <CollectionLinks
        key="dont"
        title="Collections"
        collections={[
          { id: '1', name: 'Bikes', slug: 'bikes', image: { src: bicycle } },
          { id: '2', name: 'All our bikes', slug: 'bikes', image: { src: bicycle } },
        ]}
      />,
    ],
  },
  ConsentBar: {
    do: [
      'Render it last',
      <VStack key="do" gap={4}>
        <Text tone="quiet">© Northlane. All rights reserved</Text>
        <Panel>{consentQuestion(<Button variant="outline">Decline</Button>, 'outline')}</Panel>
      </VStack>,
    ],
    dont: [
      'Give one of its answers more weight',
      <Panel key="dont">{consentQuestion(<Link href="#">Decline</Link>, 'solid')}</Panel>,
    ],
  },
  ContactForm: {
    do: ['Render it where', <ContactForm key="do" />],
    dont: [
      'Ask for more than an answer takes',
      <VStack key="dont" gap={4}>
        <Input label="Name" />
        <Input label="Date of birth" />
        <Input label="Telephone" />
        <Input label="How did you hear of us?" />
      </VStack>,
    ],
  },
  ErrorMessage: {
    do: ['Give `onRetry`', <ErrorMessage key="do" onRetry={doNothing} />],
    dont: [
      'Show what a server',
      <Text key="dont">
        <code>TypeError: undefined is not iterable (reading 'edges') at normalize.ts:214</code>
      </Text>,
    ],
  },
  Feature: {
    do: [
      'Give it one action',
      <Feature key="do" title="Made to last" image={{ src: bicycle }} action={{ label: 'See the bikes', href: '#' }} />,
    ],
    dont: [
      'Open a page with more than one',
      <VStack key="dont" gap={4}>
        <Feature variant="opening" title="Made to last" image={{ src: bicycle }} />
        <Feature variant="opening" title="And to be mended" image={{ src: pump }} />
      </VStack>,
    ],
  },
  Footer: {
    do: ['Put what every page leads to', <Footer key="do" shop={shop} groups={footer} />],
    dont: [
      'Repeat the whole menu',
      <HStack key="dont" gap={4} wrap>
        {['Bikes', 'Road', 'Touring', 'Parts', 'Wheels', 'Saddles', 'Tools', 'Pumps', 'Clothing', 'Kitchen'].map(
          (name) => (
            <Link key={name} href="#">
              {name}
            </Link>
          ),
        )}
      </HStack>,
    ],
  },
  ForgotPasswordForm: {
    do: ['Show it to guests only', <ForgotPasswordForm key="do" />],
    dont: [
      'Say more than it does',
      <Alert key="dont" tone="error" live="off" title="Nobody with this address has an account here." />,
    ],
  },
  Header: {
    do: ['Render it before', <Header key="do" menu={[{ label: 'Bikes', slug: '/collections/bikes' }]} />],
    dont: [
      'Put it into a box',
      <div key="dont" style={{ padding: theme.space[4], border: `1px solid ${theme.color.rule}` }}>
        <Text>… and here the page goes on, with its logo and its cart out of sight.</Text>
        <Heading level={3}>Bikes</Heading>
        <Text tone="quiet">13 products</Text>
      </div>,
    ],
  },
  NoSuchPage: {
    do: ['Answer with status 404', <NoSuchPage key="do" list="Bikes" totalPages={3} getHref={() => '#'} />],
    dont: [
      'Lead to the first page by itself',
      <VStack key="dont" gap={3}>
        <Text tone="quiet">/collections/bikes?page=99</Text>
        <ProductGrid title="Bikes" showTitle products={[product, another]} />
      </VStack>,
    ],
  },
  NotFound: {
    do: ['Answer with status 404', <NotFound key="do" />],
    dont: [
      'Lead to the start page by itself',
      <Text key="dont" size="lg">
        You are being taken to our start page …
      </Text>,
    ],
  },
  PageMessage: {
    do: [
      'Say what happened',
      <PageMessage
        key="do"
        title="Thank you"
        text="Your order is placed. We write to you when it is on its way."
        link={{ href: '#', label: 'See the order' }}
      />,
    ],
    dont: [
      'Use it within a page',
      <VStack key="dont" gap={4}>
        <Input label="Email" />
        <PageMessage title="Saved" text="Your address is saved." link={{ href: '#', label: 'Go on' }} />
      </VStack>,
    ],
  },
  ProductFilters: {
    do: ['Give it the facets', <ProductFilters key="do" {...filtered} facets={[sizeFacet]} />],
    dont: [
      'Show facets that the platform',
      <VStack key="dont" gap={4}>
        <CheckboxGroup label="Wheel size" items={['26', '27.5', '29'].map((value) => ({ value, label: value }))} />
        <Text tone="quiet">The list stays as it is.</Text>
      </VStack>,
    ],
  },
  ProductGrid: {
    do: [
      'Read `page` from the address',
      <ProductGrid key="do" title="Bikes" showTitle products={[product, another]} />,
    ],
    dont: ['Leave out the title', <ProductGrid key="dont" title=" " products={[product, another]} />],
  },
  ProductRow: {
    do: ['Give it an `id`', <ProductRow key="do" products={[product, another]} />],
    dont: [
      'Fill it with what nobody',
      <ProductRow
        key="dont"
        products={[
          another,
          { ...another, id: '3', name: 'Enamel kettle', media: [{ id: '3', details: { src: kettle } }] },
        ]}
      />,
    ],
  },
  ProductTile: {
    do: [
      'Give it `loading="eager"`',
      <div key="do" style={{ maxInlineSize: '20rem' }}>
        <ProductTile product={product} />
      </div>,
    ],
    dont: [
      'Put buttons on it',
      <VStack key="dont" gap={3} style={{ maxInlineSize: '20rem' }}>
        <ProductTile product={product} />
        <HStack gap={2}>
          <Button size="sm">Add to cart</Button>
          <IconButton aria-label="Save" icon={<HeartIcon />} />
        </HStack>
      </VStack>,
    ],
  },
  RecentlyViewed: {
    do: [
      'Give it the product of the page',
      <VStack key="do" gap={3}>
        <Heading level={3}>Floor pump</Heading>
        <Text weight="semibold">Recently viewed</Text>
        <Image src={kettle} alt="" aspectRatio="4 / 5" style={{ inlineSize: '6rem' }} />
      </VStack>,
    ],
    dont: [
      'Put it above',
      <VStack key="dont" gap={3}>
        <Text weight="semibold">Recently viewed</Text>
        <Image src={kettle} alt="" aspectRatio="4 / 5" style={{ inlineSize: '6rem' }} />
        <Heading level={3}>Floor pump</Heading>
      </VStack>,
    ],
  },
  RegisterForm: {
    do: ['Show it to guests only', <RegisterForm key="do" />],
    dont: [
      'Ask for more',
      <VStack key="dont" gap={4}>
        <Input label="Company" />
        <Input label="Date of birth" />
        <Input label="Telephone" />
        <Input label="How did you hear of us?" />
      </VStack>,
    ],
  },
  RemovedItem: {
    do: ['Put the focus on the line', <RemovedItem key="do" item={line} onUndo={doNothing} />],
    dont: [
      'Take it away after some seconds',
      <VStack key="dont" gap={3}>
        <RemovedItem item={line} onUndo={doNothing} />
        <Text tone="quiet">Gone in 3 seconds</Text>
      </VStack>,
    ],
  },
  SearchInput: {
    do: ['Give it the page', <SearchInput key="do" query="Floor pump" />],
    dont: [
      'Show two in one view',
      <VStack key="dont" gap={4}>
        <SearchInput />
        <SearchInput />
      </VStack>,
    ],
  },
  SearchPage: {
    do: [
      'Give it children',
      <VStack key="do" gap={4}>
        <SearchInput query="Skateboard" />
        <Text>Nothing found for ‘Skateboard’.</Text>
        <CollectionLinks title="Collections" collections={collections} />
      </VStack>,
    ],
    dont: [
      'Have search pages indexed',
      <VStack key="dont" gap={2}>
        <Link href="#">Search: skateboard – Northlane</Link>
        <Text size="sm" tone="quiet">
          What another search engine found leads to what ours did not.
        </Text>
      </VStack>,
    ],
  },
  SearchPopover: {
    do: [
      'Show it where there is no room',
      <HStack key="do" gap={4} justify="between" align="center">
        <Logo name="Northlane" />
        <SearchPopover />
      </HStack>,
    ],
    dont: [
      'Show it on phones',
      <HStack key="dont" gap={2} align="center" style={{ maxInlineSize: '15rem' }}>
        <IconButton aria-label="Menu" icon={<MenuIcon />} />
        <Logo name="Northlane" />
        <SearchPopover />
        <AccountLink />
        <CartButton />
      </HStack>,
    ],
  },
  SortSelect: {
    do: ['Give it the orders', <SortSelect key="do" {...filtered} sorts={sorts} />],
    dont: [
      'Leave out `view`',
      <VStack key="dont" gap={4}>
        <SortSelect path="#" view={{}} sorts={sorts} />
        <Text tone="quiet">Newest, and of all sizes again</Text>
      </VStack>,
    ],
  },
};
