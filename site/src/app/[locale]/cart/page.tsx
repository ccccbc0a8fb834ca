import { Cart } from '@vitrine/sections';
import type { Metadata } from 'next';
import { cartResultOf } from '../../../cartResult';
import { PageBody } from '../../../page/PageBody';
import { parameters, type QueryProps } from '../../../page/query';
import { readCart } from '../../../server/shop/visit';

/** The page differs between shoppers, so it is not cached. */
export const dynamic = 'force-dynamic';

export const metadata: Metadata = { title: 'Cart', robots: { index: false } };

export default async function CartPage(props: QueryProps) {
  const [initialCart, query] = await Promise.all([readCart(), parameters(props)]);
  return (
    <PageBody>
      <Cart headingLevel={1} initialCart={initialCart} result={cartResultOf(query)} />
    </PageBody>
  );
}
