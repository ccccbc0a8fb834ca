/** The visitor of a request, from the request's cookies. */
import { cookiesOf } from '../../cookies.js';
import type { AccessTokenRecord, CartRecord, CustomerRecord } from '../../shop/records.js';

import type { ProtocolContext } from '../protocol.js';

export interface Visit extends ProtocolContext {
  /** The cart that the visitor's cookie names. */
  cart: CartRecord | undefined;
  /** The signed-in customer. */
  customer: CustomerRecord | undefined;
  /** The discount codes that a link saved for the visitor's next cart. */
  discountCodes: string[];
  /** ISO 3166-1 alpha-2. The shop's own country if the visitor chose none that the shop sells to. */
  countryCode: string;
}

export function visitOf(request: Request, context: ProtocolContext): Visit {
  const cookies = cookiesOf(request);
  const { shop } = context;
  const country = cookies.get('localization') ?? '';
  return {
    ...context,
    cart: cartOf(cookies.get('cart') ?? '', context),
    customer: customerOf(customerCookieOf(request), context),
    discountCodes: [cookies.get(discountCookieName) ?? ''].filter(Boolean),
    countryCode: shop.pricing.countryCodes.includes(country) ? country : shop.data.shop.countryCode,
  };
}

/** Returns the text that identifies a cart and proves its ownership: the cookie's value, and `token` in responses. */
export const fullToken = ({ token, key }: CartRecord): string => `${token}?key=${key}`;

export const cartCookie = (cart: CartRecord): string =>
  `cart=${encodeURIComponent(fullToken(cart))}; path=/; max-age=1209600; SameSite=Lax`;

const discountCookieName = 'discount_code';

export const discountCookie = (code: string): string =>
  `${discountCookieName}=${encodeURIComponent(code)}; path=/; SameSite=Lax`;

function cartOf(text: string, { shop }: ProtocolContext): CartRecord | undefined {
  const cart = shop.cart(text.split('?')[0] ?? '');
  return cart && fullToken(cart) === text ? cart : undefined;
}

export const hasCartCookie = (request: Request): boolean => cookiesOf(request).has('cart');

const customerCookieName = 'secure_customer_sig';

/** Returns the access token in the customer's cookie; '' without one. */
export const customerCookieOf = (request: Request): string => cookiesOf(request).get(customerCookieName) ?? '';

export const customerCookie = ({ token }: AccessTokenRecord): string =>
  `${customerCookieName}=${token}; path=/; max-age=31536000; HttpOnly; SameSite=Lax`;

export const noCustomerCookie = `${customerCookieName}=; path=/; max-age=0; HttpOnly; SameSite=Lax`;

function customerOf(accessToken: string, { shop }: ProtocolContext): CustomerRecord | undefined {
  const token = shop.tokens.find(accessToken);
  return token && shop.customers.find(token.customerId);
}
