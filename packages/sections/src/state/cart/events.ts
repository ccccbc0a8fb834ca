import type { AddCartItem, Cart, CartItem } from '@vitrine/commerce';
import type { CartNotice } from './notice.js';
import type { LineNews } from './seen.js';
import type { RemovedLine, WantedGift } from './state.js';

/** The platform's cart, with the changes of its lines since the shopper last changed them. */
export interface ConfirmedCart {
  cart: Cart;
  news: ReadonlyMap<string, LineNews>;
}

/** The events of a tab's cart, with their data. */
export interface CartEvents {
  readStarted: object;
  readFailed: { notice: CartNotice };
  /** A change was sent, and nobody knows whether the platform has made it. */
  responseLost: object;
  /** A response contained the cart. */
  confirmed: ConfirmedCart;
  /** Another tab sent the cart. */
  followed: ConfirmedCart;
  /** The server has read the cart for the page, and the browser has not yet. */
  adopted: { cart: Cart };

  /** The shopper wants another quantity of a line. Zero removes it. */
  quantityWanted: { id: string; quantity: number };
  removalWanted: { id: string; removed: RemovedLine };
  /** The shopper undid a removal that was not sent yet. */
  removalTakenBack: { id: string; quantity: number };
  /** The pending quantities are being sent. */
  quantitiesSent: object;
  /** The line needed no call, or the platform has the wanted quantity. */
  lineSettled: { id: string };
  /** The line was gone before its quantity could be sent. */
  lineMissing: { id: string; quantity: number };
  lineConfirmed: ConfirmedCart & { id: string; notice: CartNotice | undefined };
  lineFailed: { id: string; notice: CartNotice };

  additionStarted: object;
  /** @property line The first line with more pieces; undefined if nothing was added. */
  additionConfirmed: ConfirmedCart & { line: CartItem | undefined; notice: CartNotice | undefined };
  /** No response came. The next cart may show the items. */
  additionUnanswered: { items: readonly AddCartItem[]; before: Cart };
  additionFailed: object;
  /** The cart was read, and still does not show the items. */
  additionUnconfirmed: { notice: CartNotice };

  /** A removed line is being restored. */
  returnStarted: { id: string; removed: RemovedLine };
  /** The platform refused the removal: the line never left. */
  removalRefused: { id: string };
  returned: { id: string; notice: CartNotice | undefined };
  /** No response came. The line stays marked until the cart shows it. */
  returnUnconfirmed: { id: string; removed: RemovedLine };
  returnFailed: { id: string; removed: RemovedLine; notice: CartNotice | undefined };

  /** The shopper wants other gift options. */
  giftWanted: { gift: WantedGift };
  /** The platform has these gift options. */
  giftSettled: { gift: WantedGift };
  giftFailed: { gift: WantedGift; notice: CartNotice };

  opened: object;
  closed: object;
  /** The tab stopped following the cart. */
  stopped: object;
}
