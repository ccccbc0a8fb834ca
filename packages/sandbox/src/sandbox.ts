import { answerAdmin, isAdminPath } from './admin.js';
import { drawing as sampleDrawing, sampleShop } from './catalogue/index.js';
import { answerCheckout, isCheckoutPath } from './checkout/endpoint.js';
import { createFaults, withFault, type FaultRule, type Faults } from './faults.js';
import { methodNotAllowed, plain, redirect } from './http.js';
import { overviewPage } from './overview.js';
import { answerPicture } from './pictures.js';
import type { ShopData } from './shop/data.js';
import { createShop, type Shop } from './shop/shop.js';
import { createMemoryStore, type Store } from './shop/store.js';
import { answerStorefront, isStorefrontPath, storefrontCalls } from './shopify/endpoint.js';

export interface SandboxOptions {
  /** What the shop is stocked with; the sample shop by default. */
  data?: ShopData;
  /** The SVG text of the picture at a path below /cdn/; the sample shop's by default. */
  drawing?: (path: string) => string | undefined;
  /** Where carts, orders, mail and stock are kept; in memory by default. */
  store?: Store;
  /** The access token that clients must send; any, or none, by default. */
  accessToken?: string;
  /** Failures to begin with. */
  faults?: readonly FaultRule[];
  /** Whether the addresses below /sandbox/, and what the overview tells of shoppers, are there; true by default. */
  admin?: boolean;
  /** The storefront, to which the checkout leads back; 'http://localhost:3000' by default. */
  shopUrl?: string;
  /** Scheme and host of the addresses in answers; those of each request by default. */
  origin?: string;
  /** The clock. */
  now?: () => Date;
}

export interface Sandbox {
  /**
   * Answers as the platform would.
   * @throws TypeError when a fault drops the connection, and the signal's reason when the request is aborted.
   */
  fetch(request: Request): Promise<Response>;
  /** What is behind the protocols. */
  shop: Shop;
  faults: Faults;
}

/** A shop that speaks the protocols of the commerce platforms. */
export function createSandbox(options: SandboxOptions = {}): Sandbox {
  const {
    data = sampleShop,
    drawing = sampleDrawing,
    store = createMemoryStore(),
    accessToken,
    admin = true,
    shopUrl = 'http://localhost:3000',
    now = () => new Date(),
  } = options;
  const shop = createShop({ data, store, now });
  const faults = createFaults(options.faults);

  async function answer(request: Request, url: URL, body: string): Promise<Response> {
    const { pathname } = url;
    const origin = options.origin ?? url.origin;
    if (isStorefrontPath(pathname)) return answerStorefront(request, body, { shop, origin, accessToken });
    if (pathname.startsWith('/cdn/')) return answerPicture(request, pathname, drawing);
    if (isCheckoutPath(pathname)) return answerCheckout(request, url, body, { shop, shopUrl });
    if (/^\/(products|collections)\//.test(pathname))
      return redirect(new URL(pathname + url.search, shopUrl).href, 302);
    return plain('Not Found\n', { status: 404 });
  }

  return {
    shop,
    faults,
    async fetch(request) {
      const url = new URL(request.url);
      // Not asked first whether there is one: Firefox has no `request.body`.
      const body = await request.text();
      // These two are out of reach of the faults, or one that meets all requests could not be taken back.
      if (url.pathname === '/') {
        if (request.method !== 'GET' && request.method !== 'HEAD') return methodNotAllowed('GET', 'HEAD');
        return overviewPage({ shop, faults, origin: options.origin ?? url.origin, shopUrl, admin, accessToken });
      }
      if (admin && isAdminPath(url.pathname)) return answerAdmin(request, url, body, { shop, faults });
      let fault;
      try {
        fault = faults.take(request, () => (isStorefrontPath(url.pathname) ? storefrontCalls(request, body) : []));
      } catch (error) {
        return plain(`x-sandbox-fault: ${error instanceof Error ? error.message : String(error)}\n`, { status: 400 });
      }
      return withFault(fault, request.signal, () => answer(request, url, body));
    },
  };
}
