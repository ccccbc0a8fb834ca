import type { CartClient, CartItem } from '@vitrine/commerce';
import type { CartMachine } from './machine.js';
import { isLate, isOutcomeUnknown, noticeOfFailure, noticeOfResult } from './notice.js';
import type { Sender } from './pendingChanges.js';
import type { PlatformCart } from './platformCart.js';
import { isVerified, lineOf } from './state.js';
import type { Tracking } from './tracking.js';

interface Parts {
  client: Pick<CartClient, 'updateItems' | 'removeItems'>;
  machine: CartMachine;
  platformCart: PlatformCart;
  tracking: Tracking;
}

/** Sends the wanted quantities of lines. The newest quantity wins; zero removes the line. */
export function createQuantities({ client, machine, platformCart, tracking }: Parts): Sender {
  const { getState, dispatch } = machine;
  const quantityOf = (id: string) => lineOf(getState(), id)?.quantity ?? 0;

  /** Resolves to false after a refusal or a failure. */
  const sendLine = async (id: string, quantity: number, signal: AbortSignal): Promise<boolean> => {
    const line = lineOf(getState(), id);
    if (!line) {
      // The cart may have been read since, without this line.
      dispatch('lineMissing', { id, quantity });
      return true;
    }
    if (line.quantity === quantity && isVerified(getState())) {
      dispatch('lineSettled', { id });
      return true;
    }
    try {
      const result =
        quantity === 0
          ? await client.removeItems([{ id, lineItemId: line.lineItemId }], { signal })
          : await client.updateItems([changeOf(line, quantity)], { signal });
      const notice = noticeOfResult(result);
      platformCart.confirm(result.cart, [id], (confirmed) => dispatch('lineConfirmed', { ...confirmed, id, notice }));
      tracking.report(line, quantityOf(id) - line.quantity);
      return !notice;
    } catch (error) {
      return afterFailure(error, line, quantity, signal);
    }
  };

  /** The platform may have changed the line although the call failed. */
  const afterFailure = async (error: unknown, line: CartItem, quantity: number, signal: AbortSignal) => {
    const { id } = line;
    const isUnknown = isOutcomeUnknown(error);
    if (isUnknown) dispatch('responseLost', {});
    if (isUnknown && !isLate(error) && !signal.aborted) await platformCart.read(signal);
    if (signal.aborted) return true;
    if (isUnknown && isVerified(getState()) && quantityOf(id) === quantity) {
      dispatch('lineSettled', { id });
      tracking.report(line, quantity - line.quantity);
      return true;
    }
    dispatch('lineFailed', { id, notice: noticeOfFailure(error) });
    if (!isUnknown || isLate(error)) await platformCart.read(signal);
    return false;
  };

  return {
    hasChanges: () => getState().wanted.size > 0,
    async send(signal) {
      await platformCart.verify(signal);
      const changes = getState().wanted;
      dispatch('quantitiesSent', {});
      let isDone = true;
      for (const [id, quantity] of changes) {
        // A newer quantity of the line has its own call.
        if (getState().wanted.has(id)) dispatch('lineSettled', { id });
        else if (!(await sendLine(id, quantity, signal))) isDone = false;
      }
      return isDone;
    },
  };
}

const changeOf = ({ id, lineItemId, variantId, modifiers }: CartItem, quantity: number) => ({
  id,
  lineItemId,
  quantity,
  ...(variantId && { variantId }),
  ...(modifiers && { modifiers }),
});
