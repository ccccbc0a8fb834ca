export const base = '/authentication/1';
export const paths = {
  openId: '/.well-known/openid-configuration',
  api: '/.well-known/customer-account-api',
  keys: `${base}/.well-known/jwks.json`,
  authorize: `${base}/oauth/authorize`,
  token: `${base}/oauth/token`,
  logout: `${base}/logout`,
  graphql: '/customer/api/2026-04/graphql',
} as const;

const graphqlPath = /^\/customer\/api\/(\d{4}-\d{2}|unstable)\/graphql(?:\.json)?$/;

export const isGraphql = ({ pathname }: URL): boolean => graphqlPath.test(pathname);

export const isCustomerAccountUrl = (url: URL): boolean =>
  isGraphql(url) || Object.values<string>(paths).includes(url.pathname);
