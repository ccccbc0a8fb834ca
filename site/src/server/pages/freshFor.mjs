/** Seconds for which a page is fresh if nothing reports what changes. */
export const shortFreshness = 300;
/** Seconds for which a page is fresh if webhooks end it. Menus and policies change without a webhook. */
const longFreshness = 3600;

/** Whether the platform's webhooks end pages. */
const hasWebhooks = () => Boolean(process.env.SHOPIFY_WEBHOOK_SECRET || process.env.BIGCOMMERCE_WEBHOOK_SECRET);

/** Returns the seconds for which a page is fresh: PAGE_FRESH_SECONDS, at least 1. Default: 300, or 3600 with webhooks. */
export const freshFor = () =>
  Math.max(1, Number(process.env.PAGE_FRESH_SECONDS || (hasWebhooks() ? longFreshness : shortFreshness)));
