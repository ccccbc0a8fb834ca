import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { PageBody } from '../../../page/PageBody';

/** These pages differ between shoppers, so they are not cached. */
export const dynamic = 'force-dynamic';

export const metadata: Metadata = { robots: { index: false } };

export default function AccountPages({ children }: { children: ReactNode }) {
  return <PageBody>{children}</PageBody>;
}
