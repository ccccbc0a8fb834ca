import { styleElements } from '../../../style-elements.mjs';
import { contentSecurityPolicy } from '../../policy';
import { allowedPlaces } from '../environment/places';

const isDev = process.env.NODE_ENV === 'development';

/** Returns the policy of a page that is rendered for one request. Next gives its scripts the nonce in it. A form may lead to the checkout. */
export const personalPolicy = (): string =>
  contentSecurityPolicy({
    scripts: `'nonce-${crypto.randomUUID().replaceAll('-', '')}'${isDev ? " 'unsafe-eval'" : ''}`,
    styles: isDev ? "'unsafe-inline'" : styleElements.join(' '),
    formActions: allowedPlaces().checkouts,
  });
