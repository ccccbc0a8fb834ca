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
