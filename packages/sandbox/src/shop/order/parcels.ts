import type { OrderRecord } from '../records.js';

export interface Parcel {
  carrier: string;
  number: string;
  /** The carrier's page for the parcel. It is invented. */
  url: string;
  /** ISO 8601. */
  sentAt: string;
  hasArrived: boolean;
}

const day = 24 * 60 * 60 * 1000;

/** Returns the parcel of an order: none while nothing of it was sent. The whole order has arrived as soon as it was sent. */
export function parcelsOf({ number, placedAt, sentAt, fulfillment }: OrderRecord): Parcel[] {
  if (fulfillment === 'unfulfilled') return [];
  const tracked = `CP${number}40${number % 97}US`;
  return [
    {
      carrier: 'Coastline Parcel',
      number: tracked,
      url: `https://track.coastline.example/${tracked}`,
      sentAt: sentAt ?? new Date(Date.parse(placedAt) + day).toISOString(),
      hasArrived: fulfillment === 'fulfilled',
    },
  ];
}
