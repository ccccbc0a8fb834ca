import {
  imageLoader as imageLoaderOf,
  listingOffer,
  listingViewHref,
  readListingView,
  totalPages,
  type CollectionSummary,
  type Commerce,
  type Product,
} from '@vitrine/commerce';
import { Link } from '@vitrine/components';
import {
  Account,
  AccountLayout,
  AddressPage,
  AuthGuard,
  Cart,
  ChangePasswordForm,
  CollectionLinks,
  ContactForm,
  ForgotPasswordForm,
  LoginForm,
  NoSuchPage,
  NotFound,
  OrdersPage,
  ProductBox,
  ProductRow,
  RecentlyViewed,
  RegisterForm,
  SearchInput,
  SearchPage,
  useShop,
} from '@vitrine/sections';
import { home } from '@vitrine/northlane/content';
import {
  AboutContent,
  ContactContent,
  EmptyListing,
  HomeContent,
  ListingContent,
  listedProducts,
  PageBody,
  readInSize,
  ProductTrail,
} from '@vitrine/site/page';
import { resetUrlIn } from '@vitrine/site/redirects';
import { listingPath } from '@vitrine/site/routing';
import type { PageControls } from '@vitrine/story-kit/page-controls';
import { ReadShop } from '@vitrine/story-kit/platform';
import { single, type Place } from '@vitrine/story-kit/router';
import { PageFrame } from './PageFrame.js';
import { PreviewRouter } from './PreviewRouter.js';

// The site's pages, made of the same sections and texts. The site's server reads their data before it sends a page; a story reads it when it begins.

/** Returns the platform's image loader, which requests pictures in the size at which they show. */
const usePictures = () => imageLoaderOf(useShop().commerce.capabilities);

async function readHome({ catalog }: Commerce) {
  const [collections, lead, goods, listing] = await Promise.all([
    catalog.collections(),
    catalog.product(home.lead.slug),
    catalog.collection(home.listing),
    catalog.products({ in: { collection: home.listing }, perPage: listedProducts }),
  ]);
  return { collections, lead, listName: goods?.name, products: listing?.items ?? [] };
}

export function HomePage() {
  const imageLoader = usePictures();
  return (
    <PageFrame isInset={false}>
      <ReadShop read={readHome}>{(data) => <HomeContent {...data} imageLoader={imageLoader} />}</ReadShop>
    </PageFrame>
  );
}

export interface ListingRouteProps {
  kind: 'collection' | 'brand';
  slug: string;
  /** Default: 1. */
  page?: number;
  /** The filters and the order as a query. Default: none. */
  query?: string;
}

const readListing =
  ({ kind, slug, page = 1, query = '' }: ListingRouteProps) =>
  async (commerce: Commerce) => {
    const { catalog, capabilities } = commerce;
    // A theme's endpoints have no brands, so there is no such page.
    if (kind === 'brand' && !capabilities.brands) return { subject: undefined };
    const subject = await (kind === 'brand' ? catalog.brand(slug) : catalog.collection(slug));
    const offer = listingOffer(kind, capabilities);
    const view = readListingView(new URLSearchParams(query), offer);
    const where = kind === 'brand' ? { brand: slug } : { collection: slug };
    if (!subject) return { subject };
    const read = (perPage: number) => catalog.products({ in: where, page, perPage, ...view });
    const { listing, productsPerPage } = await readInSize(read);
    const others = listing?.items.length ? [] : await catalog.collections();
    return { subject, listing, productsPerPage, view, offer, others: others.filter((other) => other.slug !== slug) };
  };

type ListingData = Awaited<ReturnType<ReturnType<typeof readListing>>>;

export function ListingPage(props: ListingRouteProps) {
  return (
    <PageFrame isInset={false}>
      <ReadShop read={readListing(props)}>{(data) => <ListingBody {...props} {...data} />}</ReadShop>
    </PageFrame>
  );
}

function ListingBody({
  kind,
  page = 1,
  subject,
  listing,
  productsPerPage,
  view,
  offer,
  others,
}: ListingRouteProps & ListingData) {
  const imageLoader = usePictures();
  const { locale, messages } = useShop();
  if (!subject || !listing || !productsPerPage || !offer) return <NotFound />;
  const path = listingPath(kind, subject.slug);
  if (page > 1 && listing.items.length === 0)
    return (
      <NoSuchPage
        list={subject.name}
        totalPages={Math.max(1, totalPages(listing.total, productsPerPage))}
        getHref={(number) => listingViewHref(path, view, number)}
        search={<SearchInput isLikely={false} />}
      >
        <Collections title={messages.collections} collections={others} />
      </NoSuchPage>
    );
  const shown = { imageLoader, messages };
  return (
    <ListingContent
      {...shown}
      subject={subject}
      listing={listing}
      view={view}
      offer={offer}
      path={path}
      page={page}
      productsPerPage={productsPerPage}
      locale={locale}
      emptyState={
        <EmptyListing messages={messages}>
          <Collections title={messages.browseCollections} collections={others} />
        </EmptyListing>
      }
      noMatchState={<Collections title={messages.browseCollections} collections={others} />}
    />
  );
}

const readProduct = (slug: string) => async (commerce: Commerce) => {
  const product = await commerce.catalog.product(slug);
  return { product, recommended: product ? await commerce.catalog.recommendations(product.id) : [] };
};

export interface ProductRouteProps extends PageControls {
  slug: string;
}

export function ProductPage({ slug }: ProductRouteProps) {
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
  return (
    <PageBody above={<ProductTrail product={product} home={messages.breadcrumbHome} />}>
      <ProductBox
        product={product}
        alternatives={recommended.length > 0 && <Link href="#like-it">{messages.seeAlternatives}</Link>}
      />
      <ProductRow id="like-it" products={recommended} imageLoader={imageLoader} locale={locale} messages={messages} />
      <RecentlyViewed product={product} />
    </PageBody>
  );
}

const eachSingle = (query: Place['query']) =>
  Object.fromEntries(Object.entries(query).map(([name, value]) => [name, single(value)]));

/** The five paths that the preview's router knows. */
function RoutedPage({ path, query }: Place) {
  switch (path) {
    case '/search':
      return <SearchBody query={single(query.q) ?? ''} />;
    case '/account/orders':
      return <OrdersPage orderId={single(query['order-id'])} />;
    case '/account/address':
      return <AddressPage addressId={single(query.id)} />;
    case '/account/reset':
      // The platform's reset link. The change-password page takes the whole link.
      return <PasswordBody resetUrl={`${path}?${new URLSearchParams(query as Record<string, string>)}`} />;
    case '/account/change-password':
      return <PasswordBody resetUrl={resetUrlIn(eachSingle(query))} />;
  }
}

export function RoutePage(start: Place) {
  return (
    <PageFrame>
      <PreviewRouter start={start}>{(place) => <RoutedPage {...place} />}</PreviewRouter>
    </PageFrame>
  );
}

const SearchBody = ({ query }: { query: string }) => (
  <SearchPage query={query}>
    <AllCollections />
  </SearchPage>
);

function AllCollections() {
  const { messages } = useShop();
  return (
    <ReadShop read={({ catalog }) => catalog.collections()}>
      {(collections) => <Collections title={messages.collections} collections={collections} />}
    </ReadShop>
  );
}

/** Links to collections, for a page that has nothing to show. Collections without a picture are left out. */
function Collections({ title, collections }: { title: string; collections: readonly CollectionSummary[] }) {
  const imageLoader = usePictures();
  const shown = collections.filter(({ image }) => image);
  return <CollectionLinks title={title} showTitle collections={shown} imageLoader={imageLoader} />;
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
    <NotFound search={<SearchInput isLikely={false} />}>
      <AllCollections />
    </NotFound>
  </PageFrame>
);

export function AboutPage() {
  const imageLoader = usePictures();
  return (
    <PageFrame isInset={false}>
      <ReadShop read={({ catalog }) => catalog.collections()}>
        {(collections) => <AboutContent collections={collections} imageLoader={imageLoader} />}
      </ReadShop>
    </PageFrame>
  );
}

export const ContactPage = () => (
  <PageFrame isInset={false}>
    <ContactContent>
      <ContactIfTaken />
    </ContactContent>
  </PageFrame>
);

/** Shows the form only if the platform accepts messages. */
const ContactIfTaken = () => (useShop().commerce.capabilities.contact ? <ContactForm /> : null);
