import { createHash } from 'node:crypto';
import { styleHashes } from '@vitrine/components/csp';
import { contentSecurityPolicy } from '../../policy';
import { firstScript } from '../../firstScript';
import { allowedPlaces } from '../environment/places';

// The script is the same on every page, so the policy names it by its hash.
const first = `'sha256-${createHash('sha256').update(firstScript).digest('base64')}'`;

const isDev = process.env.NODE_ENV === 'development';

/**
 * Returns the policy of a page that is rendered for one request. Next gives its scripts the nonce in it, and our server its style element. A form
 * may lead to the checkout.
 */
export function personalPolicy(): string {
  const nonce = `'nonce-${crypto.randomUUID().replaceAll('-', '')}'`;
  return contentSecurityPolicy({
    scripts: `${nonce} ${first}${isDev ? " 'unsafe-eval'" : ''}`,
    styles: isDev ? "'unsafe-inline'" : [nonce, ...styleHashes].join(' '),
    formActions: allowedPlaces().checkouts,
  });
}
