import { OrderLookup } from '@vitrine/sections';
import type { Metadata } from 'next';
import { PageBody } from '../../../page/PageBody';
import { findOrder } from '../../../server/forms/actions';

/** The page accepts a form: see docs/decisions/027-forms-without-script.md. */
export const dynamic = 'force-dynamic';

export const metadata: Metadata = { title: 'Find an order', robots: { index: false } };

export default function FindOrderPage() {
  return (
    <PageBody>
      <OrderLookup action={findOrder} />
    </PageBody>
  );
}
