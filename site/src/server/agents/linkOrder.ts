'use server';
import { defaultPaths } from '@vitrine/sections/paths';
import { redirect } from 'next/navigation';
import { callShop } from '../shop/visit';
import { orderLink } from './business';

/** Redirects to the signed link of one of the customer's own orders. If it cannot be read, the page of the order shows why. */
export async function linkOrder(data: FormData): Promise<never> {
  const id = data.get('order-id');
  const text = typeof id === 'string' ? id : '';
  const order = await callShop(({ customer }) => customer.getOrder(text).catch(() => undefined));
  if (order?.key === undefined) redirect(`${defaultPaths.orders}?${new URLSearchParams({ 'order-id': text })}`);
  const { pathname, search } = await orderLink(order.key);
  redirect(pathname + search);
}
