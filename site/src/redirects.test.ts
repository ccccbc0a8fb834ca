import { describe, expect, it } from 'vitest';
import { allowedResetUrl, allowedTarget, resetParameterFor, resetUrlIn } from './redirects';

const site = new URL('https://shop.example');
const checkout = 'https://northlane.myshopify.com';
const places = { site, checkouts: [checkout] };

/** Resolves a target as a browser does on the shop's login page. */
const destination = (target: string) => new URL(target, 'https://shop.example/account/login');

describe('spec §2: after signing in, a shopper continues', () => {
  it.each([
    ['/account', '/account'],
    ['/account/orders?order-id=42', '/account/orders?order-id=42'],
    ['/account/address?id=7#city', '/account/address?id=7#city'],
    ['/products/caf%C3%A9', '/products/caf%C3%A9'],
    ['/search?q=https://evil.example', '/search?q=https://evil.example'],
    ['/collections/bikes/../pumps', '/collections/pumps'],
    ['account', '/account'],
    ['?from=mail', '/?from=mail'],
    ['https://shop.example/cart', '/cart'],
    ['HTTPS://SHOP.EXAMPLE/cart', '/cart'],
    ['https://shop.example:443/cart', '/cart'],
    ['//shop.example/cart', '/cart'],
    [`${checkout}/cart/c/abc?key=1`, `${checkout}/cart/c/abc?key=1`],
    [`${checkout}/checkouts/cn/abc`, `${checkout}/checkouts/cn/abc`],
    [`${checkout}/cart.php?action=loadInCheckout&id=1`, `${checkout}/cart.php?action=loadInCheckout&id=1`],
    ['//northlane.myshopify.com/checkout', `${checkout}/checkout`],
  ])('from %s to %s', (text, target) => {
    expect(allowedTarget(text, places)).toBe(target);
  });
});

describe('spec §2: the link to a new password', () => {
  it.each([
    ['resetUrl', 'https://shop.example/account/reset/7/abc'],
    ['reset', 'https://shop.example/login.php?action=change_password&c=7&t=abc'],
    [undefined, 'https://shop.example/login.php?action=check_login'],
    [undefined, 'https://shop.example/account/resets'],
  ])('is passed on as %s: %s', (parameter, address) => {
    expect(resetParameterFor(new URL(address))).toBe(parameter);
  });

  it('is read from either parameter', () => {
    expect(resetUrlIn({ resetUrl: 'first' })).toBe('first');
    expect(resetUrlIn({ reset: 'second' })).toBe('second');
    expect(resetUrlIn({ resetUrl: '', reset: 'second' })).toBe('second');
    expect(resetUrlIn({ reset: '' })).toBeUndefined();
  });
});

const evil = 'evil.example';

const scripts = [
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  'javascript://shop.example/%0aalert(1)',
  'javascript:/*//shop.example*/alert(1)',
  ' javascript:alert(1)',
  'java\tscript:alert(1)',
  'java\nscript:alert(1)',
  'java\r\nscript:alert(1)',
  '\x01javascript:alert(1)',
  'javascript&colon;alert(1)//',
  'javascript%3Aalert(1)',
  'data:text/html,<script>alert(1)</script>',
  'data:text/html;base64,PHNjcmlwdD4=',
  'vbscript:msgbox(1)',
  'blob:https://shop.example/1',
  'blob:https://evil.example/1',
  'file:///etc/passwd',
  'ftp://evil.example/',
  'mailto:a@evil.example',
  'tel:123',
  'about:blank',
  'view-source:https://evil.example',
  'filesystem:https://shop.example/temporary/1',
  'ws://shop.example/',
  'intent://evil.example#Intent;scheme=https;end',
  'ms-word:ofe|u|https://evil.example/1.doc',
];

const slashes = ['//', '///', '////', '/////', '/\\', '\\/', '\\\\', '\\', '/\\/', '/\\\\', '//\\', '\\/\\/', '\\\\\\'];
const blanks = ['\t', '\n', '\r', ' ', '\0', '\x0b', '\x7f', '\u00a0', '\u2028', '\u200b', '\ufeff', '\u3000'];
const schemes = ['http:', 'https:', 'hTTpS:'];
const userinfo = [
  'https://shop.example@evil.example/',
  'https://shop.example:443@evil.example/',
  'https://shop.example%40evil.example/',
  'https://shop.example%2F@evil.example/',
  'https://user:password@shop.example/account',
  'https://user@shop.example/account',
  'https://:password@shop.example/',
  '//user@shop.example/',
  '//shop.example@evil.example',
  'https://evil.example\\@shop.example/',
  'https://evil.example%5C@shop.example/',
  'https://shop.example:@evil.example',
  `https://user@northlane.myshopify.com/checkout`,
];
const hosts = [
  'https://shop.example.evil.example/',
  'https://shop.example%2eevil.example/',
  'https://evil-shop.example/',
  'https://evilshop.example/',
  'https://shop.exampl/',
  'https://shop.example.:443/',
  'https://shop.example./account',
  'https://shop.example:8443/account',
  'https://shop.example:80/account',
  'http://shop.example/account',
  'https://sub.shop.example/',
  'https://shop\uff0eexample.evil.example/',
  'https://\uff45\uff56\uff49\uff4c.example/',
  'https://ev\u0131l.example/',
  'https://shop.example\u3002evil.example/',
  'https://evil.example/shop.example',
  'https://evil.example?https://shop.example',
  'https://evil.example#@shop.example',
  'https://evil.example;shop.example',
  'https://[::1]/',
  'https://127.0.0.1/',
  'https://2130706433/',
  'https://0x7f.1/',
  'https://localhost/',
  'https://xn--vil-bma.example/',
  'https://shop.example,evil.example/',
  'https://shop.example|evil.example/',
  'https://shop.example<evil.example/',
];
const encoded = [
  '/%2F/evil.example',
  '/%2fevil.example',
  '/%2F%2Fevil.example',
  '/%5Cevil.example',
  '/%5c%5cevil.example',
  '/.//evil.example',
  '/./%2Fevil.example',
  '/..//evil.example',
  '/a/..//evil.example',
  '/a/../%5Cevil.example',
  './/evil.example/..//evil.example',
  '/%09/evil.example',
  'https:%2F%2Fevil.example',
  'https%3A//evil.example',
  '%2F%2Fevil.example',
  '%5C%5Cevil.example',
  '&#47;&#47;evil.example',
  '/;//evil.example',
  '/?//evil.example',
  '/#//evil.example',
  '/%00//evil.example',
  '/%E2%80%A8/evil.example',
  'https:evil.example',
  'https:/evil.example',
  'http:evil.example',
];
const platforms = [
  `${checkout}/`,
  `${checkout}/account/login`,
  `${checkout}/pages/evil`,
  `${checkout}/cartoon/c/1`,
  `${checkout}/cart/add?id=1`,
  `${checkout}/checkouts-of-others`,
  `${checkout}/cart.php.evil`,
  `${checkout}/x/../redirect?to=https://evil.example`,
  `${checkout}/cart/c/../../redirect`,
  'http://northlane.myshopify.com/checkout',
  'https://other.myshopify.com/checkout',
  'https://northlane.myshopify.com.evil.example/checkout',
];

const corpus = [
  ...scripts,
  ...slashes.flatMap((start) => [start + evil, `${start}${evil}/account`, `${start}shop.example@${evil}`]),
  ...blanks.flatMap((blank) => [
    `${blank}//${evil}`,
    `/${blank}/${evil}`,
    `${blank}https://${evil}`,
    `https:${blank}//${evil}`,
  ]),
  ...schemes.flatMap((scheme) => ['//', '///', '/\\', '\\\\'].map((start) => `${scheme}${start}${evil}/`)),
  ...userinfo,
  ...hosts,
  ...encoded,
  ...platforms,
  '/account\\..\\..\\evil',
  '/account\r\nSet-Cookie: a=b',
  `/${'x'.repeat(3000)}`,
];

describe('a redirect to another site', () => {
  it('is tried in more than a hundred forms', () => {
    expect(new Set(corpus).size).toBeGreaterThan(150);
  });

  it.each(corpus.map((text) => [JSON.stringify(text).slice(0, 80), text]))('does not leave the shop: %s', (_, text) => {
    const target = allowedTarget(text, places);
    if (target === undefined) return;
    // An allowed target is a path of the shop, for browsers and for us.
    expect(target).toMatch(/^\/(?![/\\])/);
    expect(destination(target).origin).toBe(site.origin);
    expect(destination(decodeURIComponent(target)).origin).toBe(site.origin);
  });

  it.each([...scripts.filter((text) => !/^javascript(&|%3A)/i.test(text)), ...userinfo, ...hosts, ...platforms])(
    'is refused: %j',
    (text) => {
      expect(allowedTarget(text, places)).toBeUndefined();
    },
  );

  it('is undefined if none is requested', () => {
    expect(allowedTarget(undefined, places)).toBeUndefined();
    expect(allowedTarget('', places)).toBeUndefined();
  });
});

describe('spec §2: the link to a new password', () => {
  const origins = [site.origin, checkout];

  it.each([
    'https://shop.example/account/reset/1/abc-123',
    'https://shop.example/login.php?action=change_password&c=1&t=abc',
    `${checkout}/account/reset/1/abc?syclid=2`,
  ])('is %s', (text) => {
    expect(allowedResetUrl(text, origins)).toBe(text);
  });

  it.each([
    undefined,
    '',
    '/account/reset/1/abc',
    'javascript:alert(1)',
    'https://evil.example/account/reset/1/abc',
    '//shop.example/account/reset/1/abc',
    'https://shop.example@evil.example/account/reset/1/abc',
    'https://user@shop.example/account/reset/1/abc',
    'https://shop.example\\.evil.example/account/reset/1/abc',
    'http://shop.example/account/reset/1/abc',
    'https://shop.example/account/resetting',
    'https://shop.example/account/reset/../login',
    'https://shop.example/login.php?action=check_login',
    'https://shop.example/x?next=/account/reset/1/abc',
    'https://shop.example/account/reset/1/abc\nHost: evil.example',
  ])('is not %j', (text) => {
    expect(allowedResetUrl(text, origins)).toBeUndefined();
  });
});
