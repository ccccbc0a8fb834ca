import type { Examples } from '../testing/examples.js';
import { Link } from '../Link/Link.js';
import { LinkProvider } from './LinkProvider.js';

export const examples: Examples = {
  LinkProvider: (
    <LinkProvider linkAs="a">
      <Link href="/about">About</Link>
    </LinkProvider>
  ),
};
