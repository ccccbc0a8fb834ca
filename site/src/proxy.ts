export { proxy } from './serving/proxy';

export const config = {
  // All but routes of ours and Next's files: what is excepted here, and is neither, would reach a page by its internal address.
  matcher: ['/((?!api/health$|api/cart$|api/shop/|media/|_next/static/|icon\\.svg$).*)'],
};
