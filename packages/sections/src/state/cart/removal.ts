import type { AddCartItem, CartItem } from '@vitrine/commerce';
import type { AddItems } from './additions.js';
import type { CartMachine } from './machine.js';
import type { CallQueue } from './queue.js';
import { lineOf } from './state.js';

/** Removes lines, and restores them. */
export interface Removal {
  /** Removes a line. It stays in the list, marked as removed, until the cart closes. `undo` restores it. */
  remove: (lineId: string) => void;
  /** Restores a removed line. Never rejects: a notice reports failures. */
  undo: (lineId: string) => Promise<void>;
}

interface Parts {
  machine: CartMachine;
  queue: Pick<CallQueue, 'idle'>;
  addItems: AddItems;
  /** Called after a change of a line's quantity. */
  onChange: () => void;
}

export function createRemoval({ machine, queue, addItems, onChange }: Parts): Removal {
  const { getState, getSnapshot, dispatch } = machine;
  return {
    remove(id) {
      const { rows } = getSnapshot();
      const index = rows.findIndex(({ item }) => item.id === id);
      const row = rows[index];
      if (!row) return;
      dispatch('removalWanted', { id, removed: { item: row.item, index } });
      onChange();
    },
    async undo(id) {
      const removed = getState().removed.get(id);
      if (!removed || removed.isReturning) return;
      if (getState().wanted.get(id) === 0) {
        // The removal was not sent yet, and perhaps the quantity before it was not sent either.
        dispatch('removalTakenBack', { id, quantity: removed.item.quantity });
        return onChange();
      }
      dispatch('returnStarted', { id, removed });
      await queue.idle();
      if (lineOf(getState(), id)) return dispatch('removalRefused', { id });
      const { isAdded, isUnknown, notice } = await addItems([additionOf(removed.item)]);
      if (isAdded) dispatch('returned', { id, notice });
      else if (isUnknown) dispatch('returnUnconfirmed', { id, removed });
      else dispatch('returnFailed', { id, removed, notice });
    },
  };
}

const additionOf = ({ productId, variantId, quantity, modifiers }: CartItem): AddCartItem => ({
  quantity,
  ...(productId && { productId }),
  ...(variantId && { variantId }),
  ...(modifiers && { optionSelections: modifiers }),
});
