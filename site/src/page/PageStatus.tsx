/**
 * Gives the page an HTTP status other than 200. Next has only notFound() for that, and sends an empty body with it, which is
 * filled by script; a page with this is rendered on the server like any other. See docs/decisions/020-catalogue-cache.md.
 */
export function PageStatus({ code }: { code: 404 | 503 }) {
  return (
    <>
      <meta name="vitrine-status" content={String(code)} />
      <meta name="robots" content="noindex" />
    </>
  );
}
