import { drawing as sampleDrawing, sampleShop } from './catalogue/index.js';
import { createFaults, wait, withFault, type FaultRule, type Faults } from './faults.js';
import { fontFile, isFontPath } from './fonts.js';
import { plain } from './http.js';
import { deepestNesting, nestsTooDeep } from './nesting.js';
import { protocols } from './protocols/index.js';
import { pictures } from './protocols/pictures/protocol.js';
import type { ProtocolContext } from './protocols/protocol.js';
import type { ShopData } from './shop/data.js';
import { createShop, type Shop } from './shop/shop.js';
import { createMemoryStore, type Store } from './shop/store.js';

export interface SandboxOptions {
  /** What the shop is stocked with; the sample shop by default. */
  data?: ShopData;
  /** How many products there are at least: numbered copies of the data's make up what is missing, each when it is asked for. */
  products?: number;
  /** The SVG text of the picture at a path below /cdn/; the sample shop's by default. */
  drawing?: (path: string) => string | undefined;
  /** The file of a font at a path below /fonts/, 'heading.woff2' or 'body.woff2', for the pages that the platform hosts; none by default: they take the system's. */
  fonts?: (path: string) => Uint8Array<ArrayBuffer> | undefined;
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
  /**
   * Milliseconds that every call waits for its answer, beside all faults, or what says so at each; none by default. Pictures come at once.
   */
  delay?: number | (() => number);
  /** How dear it is to try a password: scrypt's N as a power of two; 14 by default, a tenth of a second. Tests take 1. */
  passwordCost?: number;
  /** The clock. */
  now?: () => Date;
}

export interface Sandbox {
  /**
   * Answers as the platform would; takes what the global `fetch` takes. In a browser cookies reach it from `init` only, since a
   * Request there has no header Cookie.
   * @throws TypeError when a fault drops the connection, and the signal's reason when the request is aborted.
   */
  fetch(input: Request | URL | string, init?: RequestInit): Promise<Response>;
  /** What is behind the protocols. */
  shop: Shop;
  faults: Faults;
}

/** Of mail, and of what tests do. */
const ownPath = /^\/(?:mail|sandbox)\//;

/** A shop that speaks the protocols of the commerce platforms. */
export function createSandbox(options: SandboxOptions = {}): Sandbox {
  const {
    data = sampleShop,
    drawing = sampleDrawing,
    fonts,
    store = createMemoryStore(),
    accessToken,
    admin = true,
    delay = 0,
    passwordCost,
    shopUrl = 'http://localhost:3000',
    now = () => new Date(),
  } = options;
  const shop = createShop({
    data,
    store,
    now,
    products: options.products,
    ...(passwordCost !== undefined && { passwordCost }),
  });
  const faults = createFaults(options.faults);

  const contextOf = ({ origin }: URL): ProtocolContext => ({
    shop,
    origin: options.origin ?? origin,
    shopUrl,
    accessToken,
    drawing,
  });

  return {
    shop,
    faults,
    async fetch(input, init) {
      const request = requestOf(input, init);
      const url = new URL(request.url);
      // Not asked first whether there is one: Firefox has no `request.body`.
      const body = await request.text();
      if (nestsTooDeep(request, url, body))
        return plain(`The request nests deeper than ${deepestNesting} levels.\n`, { status: 400 });
      // These are out of reach of the faults, or one that meets all requests could not be taken back.
      if (url.pathname === '/' || (admin && ownPath.test(url.pathname))) {
        const { answerOwn } = await import('./own.js');
        return answerOwn(request, url, body, { ...contextOf(url), faults, admin });
      }
      if (isFontPath(url.pathname)) return fontFile(url.pathname, fonts);
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
  // Headers that belong to no request keep every name.
  const headers = new Headers(request.headers);
  headers.set('cookie', cookie);
  return Object.defineProperty(request, 'headers', { value: headers });
}
