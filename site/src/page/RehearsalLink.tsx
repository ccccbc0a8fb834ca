import { Link } from '@vitrine/components';
import type { ComponentProps } from 'react';

/** The referrer names the page, since a cached page does not know its public URL. */
const Anchor = ({ children, ...props }: ComponentProps<'a'>) => (
  <a {...props} referrerPolicy="no-referrer-when-downgrade">
    {children}
  </a>
);

/** Leads to the rehearsal of the page in which it is. */
export const RehearsalLink = ({ href }: { href: string }) => (
  <Link href={href} linkAs={Anchor}>
    Rehearse this page
  </Link>
);
