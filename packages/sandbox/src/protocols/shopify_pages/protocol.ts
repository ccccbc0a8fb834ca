/** Paths of a shop's own domain other than pages of its theme: links that fill a cart or apply a code, and files for search engines. */
import { decode } from '../../cookies.js';
import { methodNotAllowed } from '../../http.js';
import type { NeutralCall, Protocol } from '../protocol.js';
import { visitOf } from '../shopify_ajax/visit.js';
import { applyDiscount } from './discount.js';
import { discountPath, isThemePage, permalinkPath, robotsPath } from './matches.js';
import { fillCart } from './permalink.js';
import { robots, sitemap } from './sitemap.js';

export const shopifyPages: Protocol = {
  matches: isThemePage,
  names: [],
  calls({ method }, { pathname }) {
    if (!isReading(method)) return [];
    if (permalinkPath.test(pathname)) return ['cart.create', 'cart.add'] satisfies NeutralCall[];
    return [discountPath.test(pathname) ? 'cart.update' : 'catalog.read'] satisfies NeutralCall[];
  },
  answer(request, url, _, context) {
    if (!isReading(request.method)) return methodNotAllowed('GET', 'HEAD');
    const { pathname, searchParams } = url;
    if (pathname === robotsPath) return robots(context);
    const [, items] = permalinkPath.exec(pathname) ?? [];
    if (items) return fillCart(items, searchParams, visitOf(request, context));
    const [, code] = discountPath.exec(pathname) ?? [];
    if (code) return applyDiscount(decode(code), searchParams, visitOf(request, context));
    return sitemap(pathname, context);
  },
};

const isReading = (method: string): boolean => method === 'GET' || method === 'HEAD';
