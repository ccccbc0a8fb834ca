import { Text } from '@vitrine/components';
import { OrderDetails } from '@vitrine/sections';
import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { defaultPaths } from '@vitrine/sections/paths';
import { NotFoundPage } from '../../../page/NotFoundPage';
import { orFailure } from '../../../page/orFailure';
import { PageBody } from '../../../page/PageBody';
import { parameter, type QueryProps } from '../../../page/query';
import { orderPath } from '../../../routing';
import { readLinkedOrder } from '../../../server/agents/business';
import { ownLink } from '../../../server/agents/ownLink';

/** The order changes, and nobody else may see it: see docs/decisions/210-signed-links-of-orders.md. */
export const dynamic = 'force-dynamic';

export const metadata: Metadata = { title: 'Order', robots: { index: false, follow: false } };

/** The order of a signed link, for anyone who has the link. */
export default async function LinkedOrder(props: QueryProps) {
  const id = await parameter(props, 'id');
  const orderId = await parameter(props, 'order-id');
  if (id === undefined && orderId !== undefined) return toLink(orderId);
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

/** Redirects to the signed link of the customer's own order. If there is none, the customer's page of the order shows why. */
const toLink = (orderId: string) =>
  orFailure(orderPath, async () =>
    redirect((await ownLink(orderId)) ?? `${defaultPaths.orders}?${new URLSearchParams({ 'order-id': orderId })}`),
  );
