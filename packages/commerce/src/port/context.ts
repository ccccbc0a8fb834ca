/** Whom a call is made for: decides the language of texts, and whose prices and stock are shown. */
export interface BuyerContext {
  /** BCP 47: 'de-AT'. Default: the shop's own. */
  locale?: string;
  /** ISO 3166-1 alpha-2: 'AT'. Default: the shop's own. */
  country?: string;
  /** ISO 4217: 'EUR'. For platforms on which it is chosen apart from the country; on the others it follows from that. */
  currency?: string;
  /** The address that the buyer's requests come from, which a platform may want for its limits. Known to servers only: none is taken from a browser. */
  ip?: string;
}

/** Given to every call; a call that is aborted throws a CommerceError of kind `aborted`. */
export interface CallOptions {
  signal?: AbortSignal;
  buyer?: BuyerContext;
}
