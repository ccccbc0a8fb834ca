import { Cart } from '@vitrine/sections';
import type { Metadata } from 'next';
import { cartResultOf } from '../../../cartResult';
import { readCollections } from '../../../page/OtherCollections';
import { PageBody } from '../../../page/PageBody';
import { parameters, type QueryProps } from '../../../page/query';
import { Unanswered } from '../../../page/Unanswered';
import { withTexts } from '../../../server/cart/cartTexts';
import { readCart, readCartTexts } from '../../../server/shop/visit';

/** The page differs between shoppers, so it is not cached. */
export const dynamic = 'force-dynamic';

export const metadata: Metadata = { title: 'Cart', robots: { index: false } };

export default async function CartPage(props: QueryProps) {
  const [read, collections, query] = await Promise.all([readCart(), readCollections(), parameters(props)]);
  const sent = cartResultOf(query);
  const result = sent && withTexts(sent, await readCartTexts());
  return (
    <PageBody>
      <Cart
        headingLevel={1}
        initialCart={read?.cart}
        initialStock={read?.stock}
        collections={collections}
        result={result}
      />
      {!read && (!result?.failure || result.isUnconfirmed) && <Unanswered />}
    </PageBody>
  );
}
