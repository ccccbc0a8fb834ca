import type { Shop } from '../shop/shop.js';

/** What every protocol answers from. */
export interface ProtocolContext {
  shop: Shop;
  /** Scheme and host under which the client reached us: every address in an answer begins with it. */
  origin: string;
  /** The storefront. */
  shopUrl: string;
  /** Any token, or none, is accepted where this is undefined. */
  accessToken?: string | undefined;
  /** The SVG text of the picture at a path below /cdn/. */
  drawing: (path: string) => string | undefined;
}

/** What a call does, whichever protocol it is made in. */
export type NeutralCall =
  | 'catalog.read'
  | 'inventory.read'
  | 'cart.read'
  | 'cart.create'
  /** Puts pieces into a cart; the first ones too, which make the cart. */
  | 'cart.add'
  | 'cart.update'
  | 'cart.remove'
  | 'checkout'
  | 'customer.read'
  | 'customer.login'
  | 'customer.logout'
  | 'customer.renew'
  | 'customer.register'
  | 'customer.update'
  /** Asks for a mail with a link to a new password. */
  | 'customer.recover'
  /** Chooses a password by the link of a mail. */
  | 'customer.reset'
  | 'orders.read'
  | 'addresses.read'
  | 'address.create'
  | 'address.update'
  | 'address.delete'
  | 'contact.send';

/** A protocol that is loaded when somebody first speaks it, so that a page which holds the sandbox need not load all of them. */
export interface ProtocolEntry extends Pick<Protocol, 'matches'> {
  load(): Protocol | Promise<Protocol>;
}

/** An API of a platform, or pages that a platform hosts. */
export interface Protocol {
  /** Whether an address is this API's, which its path alone tells. */
  matches(url: URL): boolean;
  /** What the request does, so that a fault can be meant for it: neutral names, and the protocol's own ones. */
  calls(request: Request, url: URL, body: string): readonly (NeutralCall | (string & {}))[];
  /** @param body the request's text, read by the caller */
  answer(request: Request, url: URL, body: string, context: ProtocolContext): Response;
}
