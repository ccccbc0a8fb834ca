import { onCLS, onFCP, onINP, onLCP, onTTFB, type Metric } from 'web-vitals';
import type { Analytics } from '../state/analytics/analytics.js';
import type { ShopPaths } from '../shop/defaultPaths.js';
import { pageTemplate } from './pageTemplate.js';

/** The path with which the browser loaded the page. The measurements belong to it, also after the shopper has moved on. */
const loadedPath = () => new URL(performance.getEntriesByType('navigation')[0]?.name ?? location.href).pathname;

/**
 * Reports how fast and how steady the page is, as the event `web_vital` with the page's kind, each measurement once it is final. It measures
 * from the page's beginning on, also if it is called later. Call it once, after consent.
 */
export function reportWebVitals({ track }: Analytics, paths?: Partial<ShopPaths>) {
  const page = pageTemplate(loadedPath(), paths);
  const report = ({ name: metric, id, value, delta, rating }: Metric) =>
    track({ name: 'web_vital', metric, id, value, delta, rating, page });
  for (const on of [onCLS, onFCP, onINP, onLCP, onTTFB]) on(report);
}
