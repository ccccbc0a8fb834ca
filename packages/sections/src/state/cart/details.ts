import type { CartClient } from '@vitrine/commerce';
import { timesForgotten } from '../forms/keptTexts.js';
import type { CartNotice } from './notice.js';
import type { PendingChanges } from './pendingChanges.js';
import type { Change, PlatformCart } from './platformCart.js';
import type { CallQueue } from './queue.js';

/** Changes of the whole cart. Each resolves to the refusal or the failure, which the caller shows beside its field. Never rejects. */
export interface Details {
  addDiscountCode: (code: string) => Promise<CartNotice | undefined>;
  removeDiscountCode: (code: string) => Promise<CartNotice | undefined>;
  /** Replaces the note to the shop. */
  updateNote: (note: string) => Promise<CartNotice | undefined>;
  /** Returns the note that could not be saved, with the reason. Undefined if the last attempt succeeded, and after its customer has signed out. */
  unsavedNote: () => UnsavedNote | undefined;
  /** Whether one of these changes is under way. `settled` awaits it. */
  isChangingDetails: () => boolean;
}

interface UnsavedNote {
  text: string;
  notice: CartNotice;
}

interface Parts {
  client: Pick<CartClient, 'addDiscountCode' | 'removeDiscountCode' | 'updateNote'>;
  queue: CallQueue;
  pendingChanges: PendingChanges;
  platformCart: PlatformCart;
}

export function createDetails({ client, queue, pendingChanges, platformCart }: Parts): Details {
  let underWay = 0;
  let unsaved: (UnsavedNote & { forgotten: number }) | undefined;
  const change = async (call: Change) => {
    pendingChanges.flush();
    underWay++;
    const notice = await queue.run((signal) => platformCart.change(call, signal));
    underWay--;
    if (notice) pendingChanges.noteFailure();
    if (notice?.kind === 'failure' && notice.failure === 'timeout')
      void queue.run((signal) => platformCart.verify(signal));
    return notice;
  };
  return {
    addDiscountCode: (code) => change((options) => client.addDiscountCode(code, options)),
    removeDiscountCode: (code) => change((options) => client.removeDiscountCode(code, options)),
    async updateNote(text) {
      const forgotten = timesForgotten();
      const notice = await change((options) => client.updateNote(text, options));
      unsaved = notice && { text, notice, forgotten };
      return notice;
    },
    unsavedNote() {
      if (!unsaved || unsaved.forgotten !== timesForgotten()) return undefined;
      const { text, notice } = unsaved;
      return { text, notice };
    },
    isChangingDetails: () => underWay > 0,
  };
}
