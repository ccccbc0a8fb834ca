import { imageHosts } from '@vitrine/commerce/server';
import type { AnalyticsOrigins } from '@vitrine/sections/analytics';

export interface PolicyOptions {
  /** Sources of scripts in addition to the site itself: "'unsafe-inline'" */
  scripts: string;
  /** Sources of styles in addition to the site itself. */
  styles: string;
  /** Origins that a form may lead to in addition to the site itself. Default: none. */
  formActions?: readonly string[];
}

const filesHosts = imageHosts.map((host) => `https://${host}`).join(' ');

/** Returns the Content-Security-Policy, which limits what a page loads, runs and sends: see docs/decisions/021-content-security-policy.md. */
export const contentSecurityPolicy = ({ scripts, styles, formActions = [] }: PolicyOptions): string =>
  [
    "default-src 'self'",
    `script-src 'self' ${scripts}`,
    `style-src 'self' ${styles}`,
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data: ${filesHosts}`,
    `media-src 'self' ${filesHosts}`,
    // The service worker that keeps pages: see src/worker/worker.ts.
    "worker-src 'self'",
    // The players of videos elsewhere, after a press.
    'frame-src https://www.youtube-nocookie.com https://player.vimeo.com',
    "object-src 'none'",
    "base-uri 'none'",
    ['form-action', "'self'", ...formActions].join(' '),
    "frame-ancestors 'none'",
  ].join('; ');

/**
 * Adds the origins of the shop's provider of analytics to a policy of pages, and to nothing else: to its scripts, and in a policy of everything
 * that a page loads to its requests and pictures.
 */
export function withOrigins(policy: string, { scripts, connections, pictures }: AnalyticsOrigins): string {
  const directives = policy.split('; ').map((directive) => {
    if (directive.startsWith("script-src 'self'")) return [directive, ...scripts].join(' ');
    if (directive.startsWith("img-src 'self'")) return [directive, ...pictures].join(' ');
    return directive;
  });
  if (directives[0] === "default-src 'self'") directives.push(["connect-src 'self'", ...connections].join(' '));
  return directives.join('; ');
}

const isDev = process.env.NODE_ENV === 'development';

/** The policy of every response except personal pages. Pages narrow its scripts and styles to their own. */
export const sitePolicy = contentSecurityPolicy({
  scripts: `'unsafe-inline'${isDev ? " 'unsafe-eval'" : ''}`,
  styles: "'unsafe-inline'",
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

/** Those that browsers read for documents only. */
export const documentHeaders = [
  'Content-Security-Policy',
  'Referrer-Policy',
  'X-Frame-Options',
  'Cross-Origin-Opener-Policy',
  'X-Permitted-Cross-Domain-Policies',
  'Permissions-Policy',
];
