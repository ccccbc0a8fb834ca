import type { Order } from '@vitrine/commerce';
import type { Messages } from '../messages.js';

/** A step of an order, in plain words. */
export interface OrderStep {
  label: Extract<keyof Messages, `orderStep.${string}`>;
  isDone: boolean;
}

const cancelled = ['cancelled', 'declined', 'expired', 'void', 'voided'];
const refunded = ['refunded', 'partially_refunded'];
const paid = ['captured', 'paid', ...refunded, 'disputed'];
const partlySent = ['partially_fulfilled', 'partially_shipped'];
const sent = ['fulfilled', 'shipped', 'completed'];
/** States of a platform whose orders do not report an arrival. Their parcels may. */
const withoutArrival = ['fulfilled', 'partially_fulfilled', 'unfulfilled', 'open', 'scheduled', 'pending_fulfillment'];

/** 'Partially Refunded' and 'PARTIALLY_REFUNDED' are 'partially_refunded'. */
const wordsOf = (state: string | undefined) => state?.trim().toLowerCase().replace(/\s+/g, '_') ?? '';

/** Returns the steps of an order until it has arrived, or until it was cancelled or refunded. Empty if neither state is known. */
export function stepsOfOrder({ financialStatus, fulfillmentStatus, shipments = [] }: Order): OrderStep[] {
  const [payment, delivery] = [wordsOf(financialStatus), wordsOf(fulfillmentStatus)];
  if (!payment && !delivery) return [];
  const is = (states: readonly string[]) => states.includes(payment) || states.includes(delivery);
  const done = (label: OrderStep['label'], isDone = true): OrderStep => ({ label, isDone });
  const isSent = sent.includes(delivery);
  const isPaid = is(paid) || isSent;
  const reportsArrival =
    !withoutArrival.includes(delivery) || shipments.some(({ hasArrived }) => hasArrived !== undefined);
  const hasArrived = isSent && shipments.length > 0 && shipments.every((shipment) => shipment.hasArrived);
  const ordered = done('orderStep.ordered');
  if (is(cancelled)) return [ordered, done('orderStep.cancelled')];
  const sending = done(
    partlySent.includes(delivery) ? 'orderStep.partlySent' : 'orderStep.sent',
    isSent || partlySent.includes(delivery),
  );
  if (is(['refunded']))
    return [ordered, done('orderStep.paid'), ...(isSent ? [sending] : []), done('orderStep.refunded')];
  return [
    ordered,
    done('orderStep.paid', isPaid),
    ...(is(['partially_refunded']) ? [done('orderStep.partlyRefunded')] : []),
    sending,
    ...(reportsArrival ? [done('orderStep.arrived', delivery === 'completed' || hasArrived)] : []),
  ];
}
