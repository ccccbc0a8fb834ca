import { giftOf, withGift, type Cart, type CartClient, type Gift } from '@vitrine/commerce';
import type { CartMachine } from './machine.js';
import type { Sender } from './pendingChanges.js';
import type { PlatformCart } from './platformCart.js';
import { isVerified } from './state.js';

interface Parts {
  client: Pick<CartClient, 'updateAttributes'>;
  machine: CartMachine;
  platformCart: PlatformCart;
}

/** Sends the wanted gift options. */
export function createGiftOptions({ client, machine, platformCart }: Parts): Sender {
  const { getState, dispatch } = machine;

  const isSaved = (gift: Gift | undefined) => {
    const { cart } = getState();
    return isVerified(getState()) && cart !== undefined && hasGift(cart, gift);
  };

  return {
    hasChanges: () => getState().gift !== undefined,
    async send(signal) {
      const { gift } = getState();
      if (!gift) return true;
      await platformCart.verify(signal);
      if (signal.aborted) return true;
      if (!isSaved(gift.value)) {
        const attributes = withGift(getState().cart ?? {}, gift.value);
        const notice = await platformCart.change((options) => client.updateAttributes(attributes, options), signal);
        if (signal.aborted) return true;
        if (notice && !isSaved(gift.value)) {
          dispatch('giftFailed', { gift, notice });
          return false;
        }
      }
      dispatch('giftSettled', { gift });
      return true;
    },
  };
}

/** Whether the cart has these gift options. */
const hasGift = (cart: Cart, gift: Gift | undefined) =>
  JSON.stringify(giftOf(cart)) === JSON.stringify(giftOf({ attributes: withGift({}, gift) }));
