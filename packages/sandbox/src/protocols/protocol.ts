import type { NeutralCall } from '../neutralCalls.js';
import type { Shop } from '../shop/shop.js';

/** The data for the responses of every protocol. */
export interface ProtocolContext {
  shop: Shop;
  /** Scheme and host of the client's request. Every absolute URL in a response begins with it. */
  origin: string;
  /** The URL of the storefront. */
  shopUrl: string;
  /** The token that clients must send. If undefined, any token is accepted, and by all protocols except Algolia's also none. */
  accessToken?: string | undefined;
  /** The SVG text of the picture at a path below /cdn/. */
  drawing: (path: string) => string | undefined;
  /** Fetches the profile of an agent, without following redirects. */
  fetchProfile: (url: URL, signal: AbortSignal) => Promise<Response>;
}

export type { NeutralCall };

/** A protocol that loads on its first request. A page that embeds the sandbox does not load all protocols. */
export interface ProtocolEntry extends Pick<Protocol, 'matches'> {
  load(): Protocol | Promise<Protocol>;
  /** Describes the protocol on the sandbox's front page. Default: the page does not name it. */
  overview?(context: ProtocolContext): {
    name: string;
    notes: string;
    /** A command or a URL to try. */
    code: string;
  };
}

/** An API of a platform, or pages that a platform hosts. */
export interface Protocol {
  /** Whether a URL belongs to this protocol. Only the path decides. */
  matches(url: URL): boolean;
  /** The protocol's own names of calls. A GraphQL document has a name of the client's. `callNames.ts` lists the names of all protocols. */
  names: readonly string[];
  /** Returns the names of the request's calls, by which faults select it: neutral names and the protocol's own names. */
  calls(request: Request, url: URL, body: string): readonly (NeutralCall | (string & {}))[];
  /** @param body the request's text, read by the caller */
  answer(request: Request, url: URL, body: string, context: ProtocolContext): Response | Promise<Response>;
}
