import { imageHosts } from '@vitrine/commerce/server';
import { styleElements } from '../style-elements.mjs';

export interface PolicyOptions {
  /** Sources of scripts in addition to the site itself: "'unsafe-inline'" */
  scripts: string;
  /** Sources of styles in addition to the site itself. */
  styles: string;
  /** Origins that a form may lead to in addition to the site itself. Default: none. */
  formActions?: readonly string[];
}

/** Returns the Content-Security-Policy, which limits what a page loads, runs and sends: see docs/decisions/021-content-security-policy.md. */
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

/** The policy of every response except personal pages. Pages narrow its scripts to their own. */
export const sitePolicy = contentSecurityPolicy({
  scripts: `'unsafe-inline'${isDev ? " 'unsafe-eval'" : ''}`,
  // In development, Next's own tools add style elements to the page.
  styles: isDev ? "'unsafe-inline'" : styleElements.join(' '),
});

/** The headers of every response. */
export const securityHeaders = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Frame-Options': 'DENY',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'X-Permitted-Cross-Domain-Policies': 'none',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
};
