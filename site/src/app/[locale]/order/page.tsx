import { Text } from '@vitrine/components';
import { OrderDetails } from '@vitrine/sections';
import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { NotFoundPage } from '../../../page/NotFoundPage';
import { orFailure } from '../../../page/orFailure';
import { PageBody } from '../../../page/PageBody';
import { parameter, type QueryProps } from '../../../page/query';
import { orderPath } from '../../../routing';
import { readLinkedOrder } from '../../../server/agents/business';

/** The order changes, and nobody else may see it: see docs/decisions/210-signed-links-of-orders.md. */
export const dynamic = 'force-dynamic';

export const metadata: Metadata = { title: 'Order', robots: { index: false, follow: false } };

/** The order of a signed link, for anyone who has the link. */
export default async function LinkedOrder(props: QueryProps) {
  const id = await parameter(props, 'id');
  return orFailure(orderPath, async () => {
    const order = id === undefined ? undefined : await readLinkedOrder(id, await headers());
    if (!order) return <NotFoundPage />;
    return (
      <PageBody>
        <OrderDetails order={order} headingLevel={1} />
        <Text>Anyone who has the address of this page can see this order. It shows no names and addresses.</Text>
      </PageBody>
    );
  });
}
