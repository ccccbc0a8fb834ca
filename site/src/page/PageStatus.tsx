import { tagOf } from '../server/pages/productTag.mjs';

export type PageStatusProps =
  | { code: 404 }
  | {
      code: 503;
      /** Milliseconds after which the page can be tried again. */
      retryAfter: number;
    };

/**
 * Gives the page an HTTP status other than 200. Next has only notFound() for that, which sends an empty body for a script to fill.
 * A page with this component is rendered on the server like any other. See docs/decisions/020-catalogue-cache.md.
 */
export function PageStatus(status: PageStatusProps) {
  return (
    <>
      <meta name="vitrine-status" content={String(status.code)} />
      {status.code === 503 && <meta name="vitrine-retry-after" content={String(Math.ceil(status.retryAfter / 1000))} />}
      <meta name="robots" content="noindex" />
    </>
  );
}

/**
 * Marks a page whose URL nothing in the shop links to, such as one with a variant that the product does not have.
 * The cache has a separate part for it, so that it does not displace other pages. See
 * docs/decisions/020-catalogue-cache.md.
 */
export function MadeUp() {
  return <meta name="vitrine-made-up" content="yes" />;
}

/**
 * Marks a page that will have more data soon, such as a collection's exact number of products or a stock that the
 * platform did not tell. It is rendered again after 10 seconds.
 */
export function ShortLived() {
  return <meta name="vitrine-revalidate" content="10" />;
}

/** Returns a product's number, by which webhooks name it: '123' of 'gid://shopify/Product/123', of '123:bell' and of '123'. */
const productNumber = (id: string) => id.split('/').at(-1)?.split(':')[0] ?? id;

/** Names the products that the page shows. The cache ends it when one of them changes: see docs/decisions/224-pages-end-by-webhooks.md. */
export function ShowsProducts({ products }: { products: readonly { id: string }[] }) {
  if (products.length === 0) return null;
  return <meta name="vitrine-products" content={products.map(({ id }) => tagOf(productNumber(id))).join('')} />;
}
