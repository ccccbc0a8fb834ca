import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { PageBody } from '../../../page/PageBody';

/** These pages differ from shopper to shopper: none is kept. */
export const dynamic = 'force-dynamic';

export const metadata: Metadata = { robots: { index: false } };

export default function AccountPages({ children }: { children: ReactNode }) {
  return <PageBody>{children}</PageBody>;
}
