/** Sign-in and sign-out of customers, and tokens for clients: OAuth 2.0 with PKCE, and OpenID Connect. */
import { cookiesOf } from '../../cookies.js';
import { json, redirect, withCookie } from '../../http.js';
import { accessTokenLifetime, type GrantRequest } from '../../shop/customer/authorizations.js';
import type { AuthorizationRecord, CustomerRecord } from '../../shop/records.js';
import type { ProtocolContext } from '../protocol.js';
import { base, paths } from './matches.js';
import { codePage, emailPage, refusalPage } from './pages.js';

export const openIdConfiguration = ({ origin }: ProtocolContext): Response =>
  json({
    issuer: origin,
    authorization_endpoint: origin + paths.authorize,
    token_endpoint: origin + paths.token,
    end_session_endpoint: origin + paths.logout,
    jwks_uri: origin + paths.keys,
    scopes_supported: ['openid', 'email', 'customer-account-api:full'],
    response_types_supported: ['code'],
    grant_types_supported: ['authorization_code', 'refresh_token'],
    code_challenge_methods_supported: ['S256'],
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: ['HS256'],
    token_endpoint_auth_methods_supported: ['none', 'client_secret_basic'],
  });

export const apiDiscovery = ({ origin }: ProtocolContext): Response => json({ graphql_api: origin + paths.graphql });

/** Remembers the signed-in customer for the next client's request. */
const cookieName = 'shopify_account';
const cookieOf = (token: string, seconds: number): string =>
  `${cookieName}=${token}; path=${base}; max-age=${seconds}; HttpOnly; SameSite=Lax`;

function rememberedCustomer(request: Request, { shop }: ProtocolContext): CustomerRecord | undefined {
  const token = shop.tokens.find(cookiesOf(request).get(cookieName) ?? '');
  return token && shop.customers.find(token.customerId);
}

/** A client's authorization request with its callback, or the reason for its refusal. */
type Wish = { request: GrantRequest; callback: (params: Record<string, string>) => Response } | { refusal: string };

function readWish({ searchParams }: URL, { shopUrl }: ProtocolContext): Wish {
  const text = (name: string) => searchParams.get(name) ?? '';
  const redirectUri = text('redirect_uri');
  if (!URL.canParse(redirectUri) || new URL(redirectUri).origin !== new URL(shopUrl).origin)
    return { refusal: `The redirect_uri is none of the storefront’s, which is at ${shopUrl}.` };
  if (text('client_id') === '') return { refusal: 'The client_id is missing.' };
  const callback = (params: Record<string, string>) => {
    const url = new URL(redirectUri);
    for (const [name, value] of Object.entries(params)) url.searchParams.set(name, value);
    if (searchParams.has('state')) url.searchParams.set('state', text('state'));
    return redirect(url.href, 302);
  };
  const nonce = searchParams.get('nonce') ?? undefined;
  return {
    request: { clientId: text('client_id'), redirectUri, challenge: text('code_challenge'), nonce },
    callback,
  };
}

export function authorize(request: Request, url: URL, body: string, context: ProtocolContext): Response {
  const wish = readWish(url, context);
  if ('refusal' in wish) return refusalPage(context, wish.refusal);
  const { searchParams } = url;
  const fail = (error: string, description: string) => wish.callback({ error, error_description: description });
  if (searchParams.get('response_type') !== 'code')
    return fail('unsupported_response_type', 'response_type must be code.');
  if (searchParams.get('code_challenge_method') !== 'S256' || wish.request.challenge === '')
    return fail('invalid_request', 'A code_challenge of the method S256 is needed.');
  if (!(searchParams.get('scope') ?? '').split(' ').includes('openid'))
    return fail('invalid_scope', 'The scope openid is needed.');

  const finish = (customer: CustomerRecord) =>
    wish.callback({ code: context.shop.authorizations.grant(customer, wish.request).code });
  if (request.method === 'POST') return signIn(new URLSearchParams(body), context, finish);
  const known = rememberedCustomer(request, context);
  const prompt = searchParams.get('prompt');
  if (known && prompt !== 'login') return finish(known);
  return prompt === 'none' ? fail('login_required', 'Nobody is signed in.') : emailPage(context);
}

function signIn(
  form: URLSearchParams,
  context: ProtocolContext,
  finish: (customer: CustomerRecord) => Response,
): Response {
  const { authorizations, tokens, store } = context.shop;
  const id = form.get('sign_in');
  if (id === null) {
    const email = form.get('email') ?? '';
    const started = authorizations.sendCode(email);
    return started
      ? codePage(context, started.id, started.email)
      : emailPage(context, email, 'Enter an email address such as name@example.com');
  }
  const email = store.get('signIn', id)?.email;
  const customer = authorizations.enterCode(id, form.get('code') ?? '');
  if (customer) return withCookie(finish(customer), cookieOf(tokens.create(customer).token, 31_536_000));
  return email === undefined || store.get('signIn', id)?.triesLeft === 0
    ? emailPage(context, email, 'The code can no longer be used: ask for another')
    : codePage(context, id, email, 'The code is wrong, or too old');
}

/** Returns the client's id: from the header if the client has a secret, otherwise from the form. */
function clientIdOf({ headers }: Request, form: URLSearchParams): string {
  const [scheme, credentials = ''] = (headers.get('authorization') ?? '').split(' ');
  if (scheme?.toLowerCase() !== 'basic') return form.get('client_id') ?? '';
  try {
    return decodeURIComponent(atob(credentials).split(':')[0] ?? '');
  } catch {
    return '';
  }
}

export function token(request: Request, body: string, context: ProtocolContext): Response {
  const form = new URLSearchParams(body);
  const text = (name: string) => form.get(name) ?? '';
  const { authorizations } = context.shop;
  const clientId = clientIdOf(request, form);
  switch (text('grant_type')) {
    case 'authorization_code': {
      const exchange = {
        code: text('code'),
        clientId,
        redirectUri: text('redirect_uri'),
        verifier: text('code_verifier'),
      };
      return tokenAnswer(authorizations.exchange(exchange, context.origin), true);
    }
    case 'refresh_token':
      return tokenAnswer(authorizations.refresh(text('refresh_token'), clientId), false);
    default:
      return oauthError('unsupported_grant_type', 'grant_type must be authorization_code or refresh_token.');
  }
}

/** Forbids caching. */
const noStore = { headers: { 'cache-control': 'no-store' } };

const oauthError = (error: string, description: string): Response =>
  json({ error, error_description: description }, { status: 400, ...noStore });

function tokenAnswer(authorization: AuthorizationRecord | undefined, isNew: boolean): Response {
  if (!authorization) return oauthError('invalid_grant', 'The code or token is invalid, expired, or was used before.');
  const { accessToken, refreshToken, idToken } = authorization;
  return json(
    {
      access_token: accessToken,
      expires_in: accessTokenLifetime,
      refresh_token: refreshToken,
      token_type: 'bearer',
      ...(isNew && { id_token: idToken, scope: 'openid email customer-account-api:full' }),
    },
    noStore,
  );
}

/** Ends the sign-in at the platform and redirects to the storefront. If an id token identifies the customer, the sign-ins at all clients end too. */
export function logout(request: Request, { searchParams }: URL, context: ProtocolContext): Response {
  const { tokens, authorizations } = context.shop;
  const hinted = authorizations.findByIdToken(searchParams.get('id_token_hint') ?? '');
  if (hinted) authorizations.end(hinted.customerId);
  const remembered = tokens.find(cookiesOf(request).get(cookieName) ?? '');
  if (remembered) tokens.delete(remembered);
  const back = searchParams.get('post_logout_redirect_uri') ?? '';
  const isOwn = URL.canParse(back) && new URL(back).origin === new URL(context.shopUrl).origin;
  return withCookie(redirect(isOwn ? back : context.shopUrl, 302), cookieOf('', 0));
}
