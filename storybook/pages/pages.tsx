import {
  imageLoader as imageLoaderOf,
  listingOffer,
  readListingView,
  totalPages,
  type Commerce,
  type Product,
} from '@vitrine/commerce';
import { Breadcrumb, Heading, Link, Text, VStack } from '@vitrine/components';
import {
  Account,
  AccountLayout,
  AddressPage,
  AuthGuard,
  Banner,
  Cart,
  ChangePasswordForm,
  CollectionLinks,
  ContactForm,
  Feature,
  ForgotPasswordForm,
  LoginForm,
  NoSuchPage,
  NotFound,
  OrdersPage,
  ProductBox,
  ProductGrid,
  ProductList,
  ProductRow,
  RecentlyViewed,
  RegisterForm,
  SearchPage,
  ShopLink,
  useShop,
} from '@vitrine/sections';
import { about, contact, home } from '@vitrine/site/content';
import { AboveBanner, PageBody } from '@vitrine/site/page';
import { shop } from '@vitrine/site/shop';
import { ReadShop } from '../.storybook/platform.js';
import { single, type Place } from '../.storybook/router.js';
import { PageFrame } from './PageFrame.js';
import { PreviewRouter } from './PreviewRouter.js';

// The site's pages, made of the same sections and words. What its server reads before a page is sent, a story reads when it begins.

const pictured = async ({ catalog }: Commerce) => (await catalog.collections()).filter(({ image }) => image);

/** Pictures in the size that is shown, as the platform's image host gives them. */
const usePictures = () => imageLoaderOf(useShop().commerce.capabilities);

async function readHome(commerce: Commerce) {
  const { catalog } = commerce;
  const [collections, lead, goods, listing] = await Promise.all([
    pictured(commerce),
    catalog.product(home.lead.slug),
    catalog.collection(home.listing),
    catalog.products({ in: { collection: home.listing }, perPage: 8 }),
  ]);
  return { collections, lead, goods, listing };
}

type HomeData = Awaited<ReturnType<typeof readHome>>;

export function HomePage() {
  return (
    <PageFrame>
      <ReadShop read={readHome}>{(data) => <HomeBody {...data} />}</ReadShop>
    </PageFrame>
  );
}

function HomeBody({ collections, lead, goods, listing }: HomeData) {
  const imageLoader = usePictures();
  const pictures = { imageLoader };
  const opening = collections.find(({ slug }) => slug === home.opening) ?? collections[0];
  return (
    <>
      <Feature
        variant="opening"
        title={home.title}
        image={opening?.image}
        aspectRatio="8 / 5"
        keep="end"
        action={opening && { label: home.action, href: { page: 'collection', slug: opening.slug } }}
        {...pictures}
      >
        <Text size="lg">{home.text}</Text>
      </Feature>
      <CollectionLinks title="Collections" collections={collections} {...pictures} />
      {lead && (
        <Feature
          title={lead.name}
          kicker={home.lead.kicker}
          image={lead.media[0]?.details}
          aspectRatio="1"
          isReversed
          action={{ label: home.lead.action, href: { page: 'product', slug: lead.slug } }}
          {...pictures}
        >
          <Text>{home.lead.text}</Text>
        </Feature>
      )}
      {goods && listing && <ProductGrid title={goods.name} showTitle products={listing.items} {...pictures} />}
      <Feature
        title={home.story.title}
        kicker={home.story.kicker}
        image={collections.find(({ slug }) => slug === home.story.picture)?.image}
        aspectRatio="8 / 5"
        keep="end"
        action={{ label: home.story.action, href: '/about' }}
        {...pictures}
      >
        {home.story.paragraphs.map((text) => (
          <Text key={text}>{text}</Text>
        ))}
      </Feature>
    </>
  );
}

export interface ListingRouteProps {
  kind: 'collection' | 'brand';
  slug: string;
  /** Default: 1. */
  page?: number;
  /** Filters and order, as the address has them. Default: none. */
  query?: string;
}

const productsPerPage = 12;

const readListing =
  ({ kind, slug, page = 1, query = '' }: ListingRouteProps) =>
  async (commerce: Commerce) => {
    const { catalog, capabilities } = commerce;
    // A theme's endpoints know no brands: there is no such page.
    if (kind === 'brand' && !capabilities.brands) return { subject: undefined };
    const subject = await (kind === 'brand' ? catalog.brand(slug) : catalog.collection(slug));
    const offer = listingOffer(kind, capabilities);
    const view = readListingView(new URLSearchParams(query), offer);
    const where = kind === 'brand' ? { brand: slug } : { collection: slug };
    const listing = subject && (await catalog.products({ in: where, page, perPage: productsPerPage, ...view }));
    const others = listing?.items.length ? [] : (await pictured(commerce)).filter((other) => other.slug !== slug);
    return { subject, listing, view, offer, others };
  };

type ListingData = Awaited<ReturnType<ReturnType<typeof readListing>>>;

export function ListingPage(props: ListingRouteProps) {
  return (
    <PageFrame isInset={false}>
      <ReadShop read={readListing(props)}>{(data) => <ListingBody {...props} {...data} />}</ReadShop>
    </PageFrame>
  );
}

function ListingBody({ kind, slug, page = 1, subject, listing, view, offer, others }: ListingRouteProps & ListingData) {
  const imageLoader = usePictures();
  const { locale, messages } = useShop();
  if (!subject || !listing || !offer) return <NotFound />;
  const path = `/${kind}s/${slug}`;
  if (page > 1 && listing.items.length === 0)
    return (
      <NoSuchPage
        list={subject.name}
        totalPages={Math.max(1, totalPages(listing.total, productsPerPage))}
        getHref={(number) => (number === 1 ? path : `${path}?page=${number}`)}
      />
    );
  return (
    <>
      <AboveBanner>
        <Breadcrumb
          items={[
            { label: messages.breadcrumbHome, url: '/' },
            { label: subject.name, url: path, isCurrentPage: true },
          ]}
          linkAs={ShopLink}
        />
      </AboveBanner>
      <Banner title={subject.name} showTitle size="md" image={subject.image} imageLoader={imageLoader}>
        {subject.description}
      </Banner>
      <PageBody>
        <ProductList
          name={subject.name}
          listing={listing}
          {...(view && { view })}
          offer={offer}
          path={path}
          page={page}
          productsPerPage={productsPerPage}
          emptyState={
            <>
              <Text>{messages.emptyCollection}</Text>
              <CollectionLinks
                title={messages.browseCollections}
                showTitle
                collections={others}
                imageLoader={imageLoader}
              />
            </>
          }
          imageLoader={imageLoader}
          locale={locale}
          messages={messages}
        />
      </PageBody>
    </>
  );
}

const everything = ['all', 'frontpage', 'new'];

const readProduct = (slug: string) => async (commerce: Commerce) => {
  const product = await commerce.catalog.product(slug);
  return { product, recommended: product ? await commerce.catalog.recommendations(product.id) : [] };
};

export function ProductPage({ slug }: { slug: string }) {
  return (
    <PageFrame isInset={false}>
      <ReadShop read={readProduct(slug)}>
        {({ product, recommended }) =>
          product ? <ProductBody product={product} recommended={recommended} /> : <NotFound />
        }
      </ReadShop>
    </PageFrame>
  );
}

interface ProductBodyProps {
  product: Product;
  recommended: Parameters<typeof ProductRow>[0]['products'];
}

function ProductBody({ product, recommended }: ProductBodyProps) {
  const imageLoader = usePictures();
  const { locale, messages } = useShop();
  const collection = product.collections?.find(({ slug }) => !everything.includes(slug));
  return (
    <PageBody
      above={
        <Breadcrumb
          items={[
            { label: messages.breadcrumbHome, url: '/' },
            ...(collection ? [{ label: collection.name, url: `/collections/${collection.slug}` }] : []),
            { label: product.name, url: `/products${product.slug}`, isCurrentPage: true },
          ]}
          linkAs={ShopLink}
        />
      }
    >
      <ProductBox
        product={product}
        alternatives={recommended.length > 0 && <Link href="#like-it">{messages.seeAlternatives}</Link>}
      />
      <ProductRow id="like-it" products={recommended} imageLoader={imageLoader} locale={locale} messages={messages} />
      <RecentlyViewed product={product} />
    </PageBody>
  );
}

/** The five paths that the preview's router knows. */
function RoutedPage({ path, query }: Place) {
  switch (path) {
    case '/search':
      return <SearchBody query={single(query.q) ?? ''} />;
    case '/account/orders':
      return <OrdersPage orderId={single(query['order-id'])} />;
    case '/account/address':
      return <AddressPage id={single(query.id)} />;
    case '/account/reset':
      // The platform's link: the page to change a password takes all of it.
      return <PasswordBody resetUrl={`${path}?${new URLSearchParams(query as Record<string, string>)}`} />;
    case '/account/change-password':
      return <PasswordBody resetUrl={single(query.resetUrl)} />;
  }
}

export function RoutePage(start: Place) {
  return (
    <PageFrame>
      <PreviewRouter start={start}>{(place) => <RoutedPage {...place} />}</PreviewRouter>
    </PageFrame>
  );
}

function SearchBody({ query }: { query: string }) {
  const imageLoader = usePictures();
  return (
    <SearchPage query={query}>
      <ReadShop read={pictured}>
        {(collections) => (
          <CollectionLinks title="Collections" showTitle collections={collections} imageLoader={imageLoader} />
        )}
      </ReadShop>
    </SearchPage>
  );
}

function PasswordBody({ resetUrl }: { resetUrl: string | undefined }) {
  const form = <ChangePasswordForm resetUrl={resetUrl} />;
  return (
    <AuthGuard allow={resetUrl ? 'unauthenticated' : 'authenticated'}>
      {resetUrl ? form : <AccountLayout>{form}</AccountLayout>}
    </AuthGuard>
  );
}

export const CartPage = () => (
  <PageFrame>
    <Cart headingLevel={1} />
  </PageFrame>
);

export const AccountPage = () => (
  <PageFrame>
    <AuthGuard allow="authenticated">
      <Account />
    </AuthGuard>
  </PageFrame>
);

export const LoginPage = () => (
  <PageFrame>
    <AuthGuard allow="unauthenticated">
      <LoginForm />
    </AuthGuard>
  </PageFrame>
);

export const RegisterPage = () => (
  <PageFrame>
    <AuthGuard allow="unauthenticated">
      <RegisterForm />
    </AuthGuard>
  </PageFrame>
);

export const ForgotPasswordPage = () => (
  <PageFrame>
    <AuthGuard allow="unauthenticated">
      <ForgotPasswordForm />
    </AuthGuard>
  </PageFrame>
);

export const NotFoundPage = () => (
  <PageFrame isInset={false}>
    <NotFound />
  </PageFrame>
);

export const AboutPage = () => (
  <PageFrame>
    <ReadShop read={({ catalog }) => catalog.collection('kitchen')}>
      {({ image }) => <AboutBody image={image} />}
    </ReadShop>
  </PageFrame>
);

function AboutBody({ image }: Pick<Parameters<typeof Feature>[0], 'image'>) {
  const imageLoader = usePictures();
  return (
    <>
      <Feature
        variant="opening"
        title={about.title}
        image={image}
        aspectRatio="8 / 5"
        keep="end"
        imageLoader={imageLoader}
      >
        <Text size="lg">{about.opening}</Text>
      </Feature>
      {about.sections.map(({ title, paragraphs }) => (
        <VStack key={title} as="section" gap={4} style={{ maxInlineSize: '40rem' }}>
          <Heading level={2} size="2xl">
            {title}
          </Heading>
          {paragraphs.map((text) => (
            <Text key={text}>{text}</Text>
          ))}
        </VStack>
      ))}
    </>
  );
}

export const ContactPage = () => (
  <PageFrame>
    <VStack gap={5} style={{ maxInlineSize: '32rem' }}>
      <Heading level={1} size="4xl">
        {contact.title}
      </Heading>
      <Text size="lg">{contact.text}</Text>
      <Text>
        {shop.name}, {shop.location}
      </Text>
      <Link href={`mailto:${contact.email}`}>{contact.email}</Link>
    </VStack>
    <ContactIfTaken />
  </PageFrame>
);

/** A platform that takes no messages has no form. */
const ContactIfTaken = () => (useShop().commerce.capabilities.contact ? <ContactForm /> : null);
