import { describe, expect, it } from 'vitest';
import { stepsOfOrder } from './stepsOfOrder.js';

/** 'ordered paid (sent)': a step in brackets is not done. */
const stepsOf = (financialStatus?: string, fulfillmentStatus?: string) =>
  stepsOfOrder({
    id: '1',
    name: '#1',
    products: [],
    ...(financialStatus && { financialStatus }),
    ...(fulfillmentStatus && { fulfillmentStatus }),
  })
    .map(({ label, isDone }) => (isDone ? label : `(${label})`).replace('orderStep.', ''))
    .join(' ');

describe('the steps of an order', () => {
  it.each([
    ['PENDING', 'UNFULFILLED', 'ordered (paid) (sent)'],
    ['PAID', 'UNFULFILLED', 'ordered paid (sent)'],
    ['PAID', 'FULFILLED', 'ordered paid sent'],
    ['PAID', 'PARTIALLY_FULFILLED', 'ordered paid partlySent'],
    ['PARTIALLY_REFUNDED', 'FULFILLED', 'ordered paid partlyRefunded sent'],
    ['REFUNDED', 'FULFILLED', 'ordered paid sent refunded'],
    ['VOIDED', 'UNFULFILLED', 'ordered cancelled'],
    ['captured', 'Awaiting Fulfillment', 'ordered paid (sent) (arrived)'],
    ['captured', 'Shipped', 'ordered paid sent (arrived)'],
    ['captured', 'Completed', 'ordered paid sent arrived'],
    ['captured', 'Cancelled', 'ordered cancelled'],
    ['refunded', 'Refunded', 'ordered paid refunded'],
    [undefined, 'Awaiting Payment', 'ordered (paid) (sent) (arrived)'],
  ])('of %s and %s', (payment, delivery, steps) => expect(stepsOf(payment, delivery)).toBe(steps));

  it('end with the arrival, if the parcels report it', () => {
    const sent = { id: '1', name: '#1', products: [], financialStatus: 'PAID', fulfillmentStatus: 'FULFILLED' };
    const arrival = (...parcels: (boolean | undefined)[]) =>
      stepsOfOrder({
        ...sent,
        shipments: parcels.map((hasArrived) => (hasArrived === undefined ? {} : { hasArrived })),
      }).find(({ label }) => label === 'orderStep.arrived')?.isDone;
    expect([arrival(true), arrival(true, false), arrival(undefined), arrival()]).toEqual([
      true,
      false,
      undefined,
      undefined,
    ]);
  });

  it('are none without a state', () => expect(stepsOf()).toBe(''));
});
