import type { Analytics } from '../state/analytics/analytics.js';
import type { ConsentStore } from '../state/analytics/consent.js';
import { toGoogle } from '../state/analytics/toGoogle.js';
import { currentPage, removeCookies } from './currentPage.js';

export interface GoogleAnalyticsOptions {
  /** The measurement id of the shop's web data stream: 'G-ABC123' */
  id: string;
  consent: ConsentStore;
}

const script = 'https://www.googletagmanager.com/gtag/js';

/** Consent mode, version 2. The shop asks to count views only, so what is for advertising stays denied. */
const denied = {
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
  analytics_storage: 'denied',
} as const;

/**
 * Sends events to Google Analytics 4. Creating it loads Google's script, so create it after consent, as `createLateAnalytics` does. A
 * withdrawal turns the script off and removes its cookies. It reports each page itself: turn off 'Page changes based on browser history
 * events' of the data stream.
 */
export function createGoogleAnalytics({ id, consent }: GoogleAnalyticsOptions): Analytics {
  const globals = globalThis as unknown as Record<string, unknown>;
  const layer = (globals.dataLayer ??= []) as unknown[];
  // Google's script reads no arrays, only `arguments`.
  const gtag: (...command: unknown[]) => void = function () {
    // eslint-disable-next-line prefer-rest-params
    layer.push(arguments);
  };
  const followConsent = () => {
    const isAllowed = consent.getSnapshot().choice === 'granted';
    if (globals[`ga-disable-${id}`] === !isAllowed) return;
    globals[`ga-disable-${id}`] = !isAllowed;
    gtag('consent', 'update', { analytics_storage: isAllowed ? 'granted' : 'denied' });
    if (!isAllowed) removeCookies((name) => name === '_ga' || name.startsWith('_ga_'));
  };

  gtag('consent', 'default', denied);
  followConsent();
  consent.subscribe(followConsent);
  gtag('js', new Date());
  gtag('config', id, { send_page_view: false, ...ofPage() });
  document.head.append(Object.assign(document.createElement('script'), { async: true, src: `${script}?id=${id}` }));
  return {
    track(event) {
      const { name, ecommerce, parameters } = toGoogle(event);
      if (event.name === 'page_view') gtag('set', ofPage());
      gtag('event', name, { ...ecommerce, ...parameters });
    },
  };
}

/** Without it, the script would read the page's whole address. */
function ofPage() {
  const { url, referrer, title } = currentPage();
  return { page_location: url, page_referrer: referrer, page_title: title };
}
