export type PageStatusProps =
  | { code: 404 }
  | {
      code: 503;
      /** Milliseconds until the page is worth another try. */
      retryAfter: number;
    };

/**
 * Gives the page an HTTP status other than 200. Next has only notFound() for that, and sends an empty body with it, which is
 * filled by script; a page with this is rendered on the server like any other. See docs/decisions/020-catalogue-cache.md.
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
 * Says that the page is shown under an address which nothing in the shop leads to, such as one of a variant that the product does
 * not have: it is kept where it pushes no other page out. See docs/decisions/020-catalogue-cache.md.
 */
export function MadeUp() {
  return <meta name="vitrine-made-up" content="yes" />;
}

/** Says that more is known soon, such as how many products a collection has: the page is rendered again before long. */
export function ShortLived() {
  return <meta name="vitrine-revalidate" content="10" />;
}
