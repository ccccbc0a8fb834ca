import type { Examples } from '../testing/examples.js';
import { Link } from './Link.js';

export const examples: Examples = {
  Link: (
    <Link href="/about" isExternal>
      About
    </Link>
  ),
};
