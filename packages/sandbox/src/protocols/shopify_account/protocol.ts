/**
 * The forms of a theme's account pages. As in Shopify, they answer with redirects, and a cookie identifies the signed-in customer. The
 * storefront serves the pages themselves.
 */
import { countryOf } from '../../countries.js';
import { methodNotAllowed, redirect, withCookie } from '../../http.js';
import type { AddressInput } from '../../shop/customer/addresses.js';
import type { LinkOf } from '../../shop/customer/customers.js';
import type { CustomerRecord } from '../../shop/records.js';
import type { NeutralCall, Protocol } from '../protocol.js';
import { fromForm, isRecord, type Input } from '../shopify_ajax/input.js';
import { customerCookie, customerCookieOf, noCustomerCookie, visitOf, type Visit } from '../shopify_ajax/visit.js';

interface Form {
  /** The documented name, which faults use: 'POST /account/addresses/{id}' */
  name: string;
  path: RegExp;
  calls(input: Input): readonly NeutralCall[];
  /** @param part the value of the path's placeholder; '' without a placeholder */
  submit(input: Input, visit: Visit, part: string): Response;
}

const form = (path: string, calls: NeutralCall | Form['calls'], submit: Form['submit']): Form => ({
  name: `POST ${path}`,
  path: new RegExp(`^${path.replace('{id}', '(\\d{1,15})')}$`),
  calls: typeof calls === 'string' ? () => [calls] : calls,
  submit,
});

const forms: readonly Form[] = [
  form('/account/login', 'customer.login', signIn),
  form('/account', 'customer.register', register),
  form('/account/recover', 'customer.recover', recover),
  form('/account/reset', 'customer.reset', (input, visit) => choosePassword('reset', input, visit)),
  form('/account/activate', 'customer.reset', (input, visit) => choosePassword('activation', input, visit)),
  form('/account/addresses', 'address.create', createAddress),
  form(
    '/account/addresses/{id}',
    ({ _method }) => [_method === 'delete' ? 'address.delete' : 'address.update'],
    changeAddress,
  ),
];

const logoutPath = '/account/logout';

export const shopifyAccount: Protocol = {
  matches: ({ pathname }) => /^\/account(\/|$)/.test(pathname),
  names: [`GET ${logoutPath}`, ...forms.map(({ name }) => name)],

  calls({ method }, { pathname }, body) {
    if (method === 'GET' && pathname === logoutPath) return ['customer.logout', `GET ${logoutPath}`];
    const found = method === 'POST' ? forms.find(({ path }) => path.test(pathname)) : undefined;
    return found ? [...found.calls(fromForm(new URLSearchParams(body))), found.name] : [];
  },

  answer(request, { pathname, search }, body, context) {
    const visit = visitOf(request, context);
    if (request.method === 'POST') {
      const found = forms.find(({ path }) => path.test(pathname));
      if (!found) return methodNotAllowed('GET', 'HEAD');
      return found.submit(fromForm(new URLSearchParams(body)), visit, found.path.exec(pathname)?.[1] ?? '');
    }
    if (request.method !== 'GET' && request.method !== 'HEAD') return methodNotAllowed('GET', 'HEAD', 'POST');
    if (pathname === logoutPath) return signOut(request, visit);
    return redirect(new URL(pathname + search, context.shopUrl).href, 302);
  },
};

const loginPage = '/account/login';

const textOf = (input: unknown, name: string): string => {
  const value = isRecord(input) ? input[name] : undefined;
  return typeof value === 'string' ? value : '';
};

function signIn(input: Input, visit: Visit): Response {
  const { customer: fields } = input;
  const customer = visit.shop.customers.identify(textOf(fields, 'email'), textOf(fields, 'password'));
  return customer ? signedIn(customer, visit, ownPath(textOf(input, 'return_to'))) : redirect(loginPage, 302);
}

/** Returns the text if it is a path of this shop, to which a form may redirect; '/account' for any other text. */
function ownPath(text: string): string {
  const base = 'https://shop.invalid';
  const isPath = text.startsWith('/') && URL.canParse(text, base) && new URL(text, base).origin === base;
  return isPath ? text : '/account';
}

/** Signs the customer in and redirects. The visitor's cart becomes the customer's cart. */
function signedIn(customer: CustomerRecord, { shop, cart }: Visit, location: string): Response {
  if (cart)
    shop.changeCart(
      cart,
      { buyer: { ...cart.buyer, customerId: customer.id, email: customer.email } },
      { shortage: 'allow' },
    );
  return withCookie(redirect(location, 302), customerCookie(shop.tokens.create(customer)));
}

function signOut(request: Request, { shop, cart }: Visit): Response {
  const token = shop.tokens.find(customerCookieOf(request));
  if (token) shop.tokens.delete(token);
  if (cart) {
    const { customerId: _, email: __, ...buyer } = cart.buyer;
    shop.changeCart(cart, { buyer }, { shortage: 'allow' });
  }
  return withCookie(redirect('/', 302), noCustomerCookie);
}

function register({ customer: fields }: Input, visit: Visit): Response {
  const outcome = visit.shop.customers.register(
    {
      email: textOf(fields, 'email'),
      password: textOf(fields, 'password'),
      firstName: textOf(fields, 'first_name'),
      lastName: textOf(fields, 'last_name'),
    },
    new URL('/account', visit.shopUrl).href,
  );
  return 'problems' in outcome ? redirect('/account/register', 302) : signedIn(outcome.customer, visit, '/');
}

const linkTo =
  ({ shopUrl }: Visit): LinkOf =>
  ({ customerId, token }) =>
    new URL(`/account/reset/${customerId}/${token}`, shopUrl).href;

/** Redirects to the login page. If no mail was sent, to the recovery form on that page. */
function recover(input: Input, visit: Visit): Response {
  const outcome = visit.shop.customers.recover(textOf(input, 'email'), linkTo(visit));
  return redirect('problems' in outcome ? `${loginPage}#recover` : loginPage, 302);
}

function choosePassword(kind: 'reset' | 'activation', input: Input, visit: Visit): Response {
  const { customer: fields } = input;
  const [id, token, password] = [textOf(input, 'id'), textOf(input, 'token'), textOf(fields, 'password')];
  const again = `/account/${kind === 'reset' ? 'reset' : 'activate'}/${encodeURIComponent(id)}/${encodeURIComponent(token)}`;
  if (password !== textOf(fields, 'password_confirmation')) return redirect(again, 302);
  const outcome = visit.shop.customers.choosePassword({ kind, customerId: Number(id), token }, password);
  return 'problems' in outcome ? redirect(again, 302) : signedIn(outcome.customer, visit, '/account');
}

const addressesPage = '/account/addresses';

function createAddress({ address }: Input, { shop, customer }: Visit): Response {
  if (!customer) return redirect(loginPage, 302);
  const outcome = shop.addresses.create(customer, toAddressInput(address));
  if ('address' in outcome && textOf(address, 'default') === '1') shop.addresses.setDefault(outcome.address);
  return redirect(addressesPage, 302);
}

function changeAddress({ address: fields, _method: method }: Input, { shop, customer }: Visit, id: string): Response {
  if (!customer) return redirect(loginPage, 302);
  const address = shop.addresses.find(customer, Number(id));
  if (address && method === 'delete') shop.addresses.delete(address);
  else if (address) {
    const outcome = shop.addresses.update(address, toAddressInput(fields));
    if ('address' in outcome && textOf(fields, 'default') === '1') shop.addresses.setDefault(outcome.address);
  }
  return redirect(addressesPage, 302);
}

/** Returns the input of an address. Fields that the form lacks stay unchanged. The country is a name or a code. */
function toAddressInput(fields: unknown): AddressInput {
  const field = (name: string) => (isRecord(fields) && name in fields ? textOf(fields, name) : undefined);
  const country = field('country');
  return {
    firstName: field('first_name'),
    lastName: field('last_name'),
    company: field('company'),
    address1: field('address1'),
    address2: field('address2'),
    city: field('city'),
    province: field('province'),
    zip: field('zip'),
    phone: field('phone'),
    countryCode: country && (countryOf(country)?.code ?? country),
  };
}
