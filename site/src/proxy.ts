export { proxy } from './serving/proxy';

export const config = {
  // All paths except our own routes and Next's files. Any other exception would give access to a page by its internal address.
  matcher: [
    '/((?!\\.well-known/security\\.txt$|api/(?:health|ready)$|api/cart$|api/shop/|media/|_next/static/|icon\\.svg$).*)',
  ],
};
