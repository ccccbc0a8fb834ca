import { styleElements } from '../style-elements.mjs';
import { imageHosts } from './imageHosts';

export interface PolicyOptions {
  /** Sources of scripts beside the site itself: "'unsafe-inline'" */
  scripts: string;
  /** Sources of styles beside the site itself. */
  styles: string;
  /** Origins that a form may lead to beside the site itself. Default: none. */
  formActions?: readonly string[];
}

/** What a page may load, run and send: see docs/decisions/021-content-security-policy.md. */
export const contentSecurityPolicy = ({ scripts, styles, formActions = [] }: PolicyOptions): string =>
  [
    "default-src 'self'",
    `script-src 'self' ${scripts}`,
    `style-src 'self' ${styles}`,
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data: ${imageHosts.map((host) => `https://${host}`).join(' ')}`,
    "object-src 'none'",
    "base-uri 'self'",
    ['form-action', "'self'", ...formActions].join(' '),
    "frame-ancestors 'none'",
  ].join('; ');

const isDev = process.env.NODE_ENV === 'development';

/** Of every response but those of personal pages; pages narrow its scripts to their own. */
export const sitePolicy = contentSecurityPolicy({
  scripts: `'unsafe-inline'${isDev ? " 'unsafe-eval'" : ''}`,
  // Next's own tools put more of them into the page while one develops.
  styles: isDev ? "'unsafe-inline'" : styleElements.join(' '),
});

/** Of every response. */
export const securityHeaders = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Frame-Options': 'DENY',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
};
