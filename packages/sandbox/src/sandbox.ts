import { drawing as sampleDrawing, sampleShop } from './goods/index.js';
import { withNewGoods } from './goods/newGoods.js';
import { createFaults, wait, withFault, type FaultRule, type Faults } from './faults.js';
import { answerFilm, isFilmPath } from './films.js';
import { fontFile, isFontPath } from './fonts.js';
import { plain } from './http.js';
import { deepestNesting, nestsTooDeep } from './nesting.js';
import { protocols } from './protocols/index.js';
import { pictures } from './protocols/pictures/protocol.js';
import type { ProtocolContext } from './protocols/protocol.js';
import type { ShopData } from './shop/data.js';
import type { OrderAgent, OrderRecord } from './shop/records.js';
import { createShop, type Shop } from './shop/shop.js';
import { createMemoryStore, type Store } from './shop/store.js';
import { sendWebhooks, type WebhookSettings } from './webhooks/sendWebhooks.js';

export interface SandboxOptions {
  /** The shop's data. Default: the sample shop, with products that are new by the clock. */
  data?: ShopData;
  /** The minimum number of products. Numbered copies of the data's products make up the difference. The details of a copy are made on first use. */
  products?: number;
  /** Returns the SVG text of the picture at a path below /cdn/. Default: the sample shop's pictures. */
  drawing?: (path: string) => string | undefined;
  /** Returns the font file at a path below /fonts/ ('heading.woff2' or 'body.woff2') for the pages that the platform hosts. Default: none; the pages use the system's fonts. */
  fonts?: (path: string) => Uint8Array<ArrayBuffer> | undefined;
  /** The store of carts, orders, mail and stock. Default: in memory. */
  store?: Store;
  /** The access token that clients must send. Default: any token, or none. */
  accessToken?: string;
  /** The initial faults. */
  faults?: readonly FaultRule[];
  /** Whether the sandbox has the routes below /sandbox/ and /mail/, and its front page shows customers, carts, orders, mail and faults. Default: `true`. */
  admin?: boolean;
  /** The storefront's URL, to which the checkout links back. Default: `'http://localhost:3000'`. */
  shopUrl?: string;
  /** Scheme and host of the URLs in responses. Default: each request's own. */
  origin?: string;
  /**
   * Milliseconds that each call waits for its response, in addition to faults; or a function that returns them for each call. Pictures do not
   * wait. Default: `0`.
   */
  delay?: number | (() => number);
  /** The cost of checking a password: scrypt's N is 2 to the power of this. Default: `14`, a tenth of a second. Tests use 1. */
  passwordCost?: number;
  /** Fetches the profile of an agent that buys by the Universal Commerce Protocol. Default: `fetch`, which refuses redirects. */
  fetchProfile?: ProtocolContext['fetchProfile'];
  /** Sends the event of an order to the agent that placed it. Default: `fetch`, which refuses redirects. */
  sendEvent?: (request: Request) => Promise<Response>;
  /** Milliseconds before each further attempt to send an event. Default: five attempts within a quarter of an hour. */
  eventRetries?: readonly number[];
  /** Posts the platforms' webhooks after each change of a product, a stock, a price or a collection, and of orders. Default: none are sent. */
  webhooks?: WebhookSettings;
  /** The clock. */
  now?: () => Date;
}

export interface Sandbox {
  /**
   * Answers as the platform would. Takes the arguments of the global `fetch`. In a browser, pass cookies in `init`: a Request there has no
   * header Cookie.
   * @throws TypeError when a fault drops the connection, and the signal's reason when the request is aborted.
   */
  fetch(input: Request | URL | string, init?: RequestInit): Promise<Response>;
  /** The shop behind the protocols. */
  shop: Shop;
  faults: Faults;
}

/** The paths of mail and of the routes for tests. */
const ownPath = /^\/(?:mail|sandbox)\//;

/** A shop that speaks the protocols of the commerce platforms. */
export function createSandbox(options: SandboxOptions = {}): Sandbox {
  const {
    drawing = sampleDrawing,
    fonts,
    store = createMemoryStore(),
    accessToken,
    admin = true,
    delay = 0,
    passwordCost,
    shopUrl = 'http://localhost:3000',
    fetchProfile = (url, signal) => fetch(url, { signal, redirect: 'error' }),
    sendEvent = (request) => fetch(request),
    eventRetries,
    now = () => new Date(),
    data = withNewGoods(sampleShop, now()),
  } = options;
  const shop = createShop({
    data,
    store,
    now,
    products: options.products,
    onOrder(order) {
      if (order.agent) void announce(order, order.agent, now());
    },
    ...(passwordCost !== undefined && { passwordCost }),
  });
  const faults = createFaults(options.faults);
  if (options.webhooks) sendWebhooks(shop, options.webhooks);

  /** Pages that embed the sandbox load the events with the first one. */
  const announce = async (order: OrderRecord, agent: OrderAgent, occurredAt: Date): Promise<void> => {
    const { announceOrder } = await import('./protocols/ucp/events.js');
    await announceOrder(
      { order, agent, occurredAt },
      { shop, send: sendEvent, ...(eventRetries && { retries: eventRetries }) },
    );
  };

  const contextOf = ({ origin }: URL): ProtocolContext => ({
    shop,
    origin: options.origin ?? origin,
    shopUrl,
    accessToken,
    drawing,
    fetchProfile,
  });

  return {
    shop,
    faults,
    async fetch(input, init) {
      const request = requestOf(input, init);
      const url = new URL(request.url);
      // There is no check for a body first, because Firefox has no `request.body`.
      const body = await request.text();
      if (nestsTooDeep(request, url, body))
        return plain(`The request nests deeper than ${deepestNesting} levels.\n`, { status: 400 });
      // Faults do not apply to these paths. Otherwise, a fault for all requests could not be removed.
      if (url.pathname === '/' || (admin && ownPath.test(url.pathname))) {
        const { answerSandboxRoute } = await import('./sandboxRoutes.js');
        return answerSandboxRoute(request, url, body, { ...contextOf(url), faults, admin });
      }
      if (isFontPath(url.pathname)) return fontFile(url.pathname, fonts);
      if (isFilmPath(url.pathname)) return answerFilm(request, url.pathname);
      const protocol = await protocols.find(({ matches }) => matches(url))?.load();
      let fault;
      try {
        fault = faults.take(request, () => protocol?.calls(request, url, body) ?? []);
      } catch (error) {
        return plain(`x-sandbox-fault: ${error instanceof Error ? error.message : String(error)}\n`, { status: 400 });
      }
      const milliseconds = typeof delay === 'number' ? delay : delay();
      if (milliseconds > 0 && protocol !== pictures) await wait(milliseconds, request.signal);
      return withFault(
        fault,
        request.signal,
        () => protocol?.answer(request, url, body, contextOf(url)) ?? plain('Not Found\n', { status: 404 }),
      );
    },
  };
}

function requestOf(input: Request | URL | string, init?: RequestInit): Request {
  const request = input instanceof Request && !init ? input : new Request(input, init);
  if (!init?.headers) return request;
  const cookie = new Headers(init.headers).get('cookie');
  if (cookie === null || request.headers.has('cookie')) return request;
  // A `Headers` object outside of a request accepts every name, also Cookie.
  const headers = new Headers(request.headers);
  headers.set('cookie', cookie);
  return Object.defineProperty(request, 'headers', { value: headers });
}
