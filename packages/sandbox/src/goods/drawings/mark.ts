/** The mark of the sample shop: a road that runs north. The storefront shows the same mark. */
export const mark =
  '<svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.75" aria-hidden="true"><circle cx="12" cy="12" r="10.75"/>' +
  '<path d="M6 19.2 11 4.6h2l5 14.6" stroke-linejoin="round"/><path d="M12 8.5v2M12 13v2.6M12 18v3"/></svg>';
