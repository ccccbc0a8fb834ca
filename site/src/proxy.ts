export { proxy } from './serving/proxy';

export const config = {
  // All paths except our own routes and Next's files. Any other exception would give access to a page by its internal URL.
  matcher: [
    '/((?!\\.well-known/security\\.txt$|\\.well-known/ucp(?:/[\\d-]+)?$|api/(?:health|ready)$|api/cart$|api/shop/|api/ucp/|api/webhooks/\\w+$|media/|_next/static/|sitemaps/[\\w-]+\\.xml$|cards/(?:shop|products/[^/]+)\\.png$|feeds/(?:google\\.xml|openai\\.jsonl)$|(?:icon\\.svg|apple-(?:touch-)?icon(?:-precomposed)?\\.png|favicon\\.ico|manifest\\.webmanifest|robots\\.txt|sitemap\\.xml|sw\\.js)$).*)',
  ],
};
