/** The buyer for a call. It decides the language of texts, the prices and the stock. */
export interface BuyerContext {
  /** BCP 47: 'de-AT'. Default: the shop's own. */
  locale?: string;
  /** ISO 3166-1 alpha-2: 'AT'. Default: the shop's own. */
  country?: string;
  /** ISO 4217: 'EUR'. For platforms on which the currency is independent of the country. On the others it follows from the country. */
  currency?: string;
  /** The IP address of the buyer, for platforms that apply limits by address. Only servers set it: browsers cannot. */
  ip?: string;
}

/** The options of every call. An aborted call throws a `CommerceError` of kind `aborted`. */
export interface CallOptions {
  signal?: AbortSignal;
  buyer?: BuyerContext;
}
