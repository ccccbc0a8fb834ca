import type { Analytics } from './analytics.js';
import { toGoogle } from './toGoogle.js';

export interface DataLayerOptions {
  /** The name of the global array, which the first event creates. Default: 'dataLayer'. */
  name?: string;
}

/**
 * Pushes events into the array that tag managers read, under the names of Google Analytics 4, such as `view_item_list`, `view_item` and
 * `add_to_cart`. It sends nothing itself.
 */
export function createDataLayerAnalytics({ name = 'dataLayer' }: DataLayerOptions = {}): Analytics {
  const globals = globalThis as unknown as Record<string, unknown[] | undefined>;
  return {
    track(event) {
      const layer = (globals[name] ??= []);
      const { name: pushed, ecommerce, parameters } = toGoogle(event);
      // Otherwise a tag manager would merge the items of the previous event into this one.
      if (ecommerce) layer.push({ ecommerce: null });
      layer.push({ event: pushed, ...(ecommerce && { ecommerce }), ...parameters });
    },
  };
}
