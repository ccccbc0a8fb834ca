import { CommerceError } from '@vitrine/commerce';
import { readOrder } from '../shop/visit';
import { orderLink } from './business';

/**
 * Returns the path of the signed link to one of the requesting customer's own orders. Undefined if nobody is signed in, and for an order that the
 * customer does not have.
 * @throws CommerceError if the platform does not answer
 */
export async function ownLink(orderId: string): Promise<string | undefined> {
  try {
    const key = (await readOrder(orderId))?.key;
    if (key === undefined) return undefined;
    const { pathname, search } = await orderLink(key);
    return pathname + search;
  } catch (error) {
    if (error instanceof CommerceError && error.kind === 'unidentified') return undefined;
    throw error;
  }
}
