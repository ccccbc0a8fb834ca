/** Sign-in and sign-out at the platform's own storefront: forms of pages, which answer with redirects. */
import { cookiesOf } from '../../cookies.js';
import { methodNotAllowed, plain, redirect, withCookie } from '../../http.js';
import type { LinkOf } from '../../shop/customer/customers.js';
import type { AccessTokenRecord } from '../../shop/records.js';
import { newToken } from '../../shop/token.js';
import type { NeutralCall, ProtocolContext } from '../protocol.js';
import { loginPath } from './matches.js';

const accountPath = '/account.php';

const loginCookie = 'SHOP_SESSION_TOKEN';
const antiForgeryCookie = 'XSRF-TOKEN';

/** Returns the value of the login cookie; '' without one. */
export const loginTokenOf = (request: Request): string => cookiesOf(request).get(loginCookie) ?? '';

type Action = (form: URLSearchParams, context: ProtocolContext) => Response;

interface Form {
  calls: readonly NeutralCall[];
  submit: Action;
}

/** Forms by the query's `action`. */
const forms: Record<string, Form> = {
  check_login: { calls: ['customer.login'], submit: checkLogin },
  send_password_email: { calls: ['customer.recover'], submit: sendPasswordEmail },
  save_new_password: { calls: ['customer.reset'], submit: saveNewPassword },
};

const formOf = ({ searchParams }: URL): Form | undefined => {
  const action = searchParams.get('action') ?? '';
  return Object.hasOwn(forms, action) ? forms[action] : undefined;
};

const isLogout = ({ searchParams }: URL): boolean => searchParams.get('action') === 'logout';

export function loginCalls(method: string, url: URL): readonly string[] {
  if (method === 'GET' && isLogout(url)) return ['customer.logout', 'GET /login.php'];
  return [...(method === 'POST' ? (formOf(url)?.calls ?? []) : []), `${method} /login.php`];
}

export function answerLogin(request: Request, url: URL, body: string, context: ProtocolContext): Response {
  if (request.method === 'POST') return submit(request, url, body, context);
  if (request.method === 'HEAD') return withCookie(new Response(null), antiForgery());
  if (request.method !== 'GET') return methodNotAllowed('GET', 'HEAD', 'POST');
  if (isLogout(url)) return logout(request, context);
  // The storefront serves the page itself.
  const page = new URL(url.pathname + url.search, context.shopUrl);
  return withCookie(redirect(page.href, 302), antiForgery());
}

/** Returns the anti-forgery cookie. Scripts and servers repeat its value in a header to prove that they can read it. */
const antiForgery = (): string => `${antiForgeryCookie}=${newToken()}; path=/; SameSite=Lax`;

function submit(request: Request, url: URL, body: string, context: ProtocolContext): Response {
  const expected = cookiesOf(request).get(antiForgeryCookie);
  if (!expected || request.headers.get('x-xsrf-token') !== expected)
    return plain('The header X-XSRF-TOKEN must repeat the cookie XSRF-TOKEN.\n', { status: 403 });
  const form = formOf(url);
  if (!form) return redirect(loginPath, 302);
  // The URL of a form contains the values of the mail's link.
  return form.submit(new URLSearchParams(`${body}&${url.searchParams}`), context);
}

function checkLogin(form: URLSearchParams, { shop }: ProtocolContext): Response {
  const customer = shop.customers.identify(form.get('login_email') ?? '', form.get('login_pass') ?? '');
  if (!customer) return redirect(loginPath, 302);
  return withCookie(redirect(accountPath, 302), cookieOf(shop.tokens.create(customer)));
}

const cookieOf = ({ token }: AccessTokenRecord): string =>
  `${loginCookie}=${token}; path=/; max-age=31536000; HttpOnly; SameSite=Lax`;

function logout(request: Request, { shop, shopUrl }: ProtocolContext): Response {
  const token = shop.tokens.find(loginTokenOf(request));
  if (token) shop.tokens.delete(token);
  return withCookie(redirect(shopUrl, 302), `${loginCookie}=; path=/; max-age=0; HttpOnly; SameSite=Lax`);
}

const resetPath = `${loginPath}?action=reset_password`;

const linkTo =
  ({ shopUrl }: ProtocolContext): LinkOf =>
  ({ customerId, token }) =>
    new URL(`${loginPath}?action=change_password&c=${customerId}&t=${token}`, shopUrl).href;

/** Redirects to the login page if a mail was sent, otherwise back to the form. */
function sendPasswordEmail(form: URLSearchParams, context: ProtocolContext): Response {
  const outcome = context.shop.customers.recover(form.get('email') ?? '', linkTo(context));
  return redirect('problems' in outcome ? resetPath : loginPath, 302);
}

/**
 * Redirects to the login page if the password was saved, back to the form if the password is not valid, and to the form
 * that requests another mail if the link was already used.
 */
function saveNewPassword(form: URLSearchParams, { shop }: ProtocolContext): Response {
  const [customerId, token, password] = ['c', 't', 'password'].map((name) => form.get(name) ?? '');
  const again = `${loginPath}?${new URLSearchParams({ action: 'change_password', c: customerId ?? '', t: token ?? '' })}`;
  if (password !== form.get('password_confirm')) return redirect(again, 302);
  const outcome = shop.customers.choosePassword(
    { kind: 'reset', customerId: Number(customerId), token: token ?? '' },
    password ?? '',
  );
  if (!('problems' in outcome)) return redirect(loginPath, 302);
  return redirect(outcome.problems.some(({ code }) => code === 'tooShort') ? again : resetPath, 302);
}
