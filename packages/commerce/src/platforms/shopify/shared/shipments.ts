import type { Shipment } from '../../../model/entities.js';
import { webUrl } from '../../shared/webUrl.js';

interface Tracked {
  company?: string | null;
  number: string | null;
  url: string | null;
}

/**
 * Returns the parcels of a fulfillment: one without a number if the merchant gave none.
 *
 * @param carrier of all parcels, if they have none of their own
 * @param hasArrived undefined if the API does not report it
 */
export function toShipments(
  parcels: readonly Tracked[],
  { carrier, hasArrived }: { carrier?: string | null; hasArrived?: boolean | undefined },
): Shipment[] {
  const known: readonly Tracked[] = parcels.length > 0 ? parcels : [{ number: null, url: null }];
  return known.map(({ company, number, url }) => ({
    carrier: (company ?? carrier) || undefined,
    trackingNumber: number || undefined,
    trackingUrl: webUrl(url),
    hasArrived,
  }));
}
