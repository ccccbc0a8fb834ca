import { noState, type Order, type OrderAddress, type Shipment } from '@vitrine/commerce';
import { formatMessage, Heading, Link } from '@vitrine/components';
import { useId, type ReactNode } from 'react';
import { useShop } from '../shop/ShopProvider.js';
import { addressLines } from '../ui/addressLines.js';
import { Parcels, Place, Places } from './OrderDetails.styles.js';

/** The parcels of an order and its addresses. The billing address shows only if it differs. Renders nothing without any of them. */
export function OrderPlaces({ order: { shipments = [], shippingAddress, billingAddress } }: { order: Order }) {
  const { messages, locale } = useShop();
  const delivery = shippingAddress && linesOf(shippingAddress, locale);
  const billing = billingAddress && linesOf(billingAddress, locale);
  const isOwn = billing && billing.join('\n') !== delivery?.join('\n');
  if (shipments.length === 0 && !delivery && !billing) return null;
  return (
    <Places>
      {shipments.length > 0 && (
        <PlaceOf title={formatMessage(messages.parcels, { count: shipments.length }, locale)}>
          <Parcels role="list">
            {shipments.map((shipment, index) => (
              <li key={index}>
                <Parcel shipment={shipment} />
              </li>
            ))}
          </Parcels>
        </PlaceOf>
      )}
      {delivery && <AddressOf title={messages.deliveryAddress} lines={delivery} />}
      {isOwn && <AddressOf title={messages.billingAddress} lines={billing} />}
    </Places>
  );
}

function PlaceOf({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Place aria-labelledby={id}>
      <Heading id={id} level={3} size="sm">
        {title}
      </Heading>
      {children}
    </Place>
  );
}

const AddressOf = ({ title, lines }: { title: string; lines: readonly string[] }) => (
  <PlaceOf title={title}>
    <address>
      {lines.map((line, index) => (
        // Servers and browsers name some countries differently.
        <span key={index} suppressHydrationWarning>
          {line}
        </span>
      ))}
    </address>
  </PlaceOf>
);

/** The carrier, and the number as a link to the carrier's page. */
function Parcel({ shipment: { carrier, trackingNumber, trackingUrl } }: { shipment: Shipment }) {
  const { messages } = useShop();
  const text = trackingNumber ? formatMessage(messages.trackNumber, { number: trackingNumber }) : messages.trackParcel;
  return (
    <>
      {carrier && <span>{carrier}</span>}
      {trackingUrl ? <Link href={trackingUrl}>{text}</Link> : trackingNumber && <span>{trackingNumber}</span>}
      {!carrier && !trackingUrl && !trackingNumber && <span>{messages['orderStep.sent']}</span>}
    </>
  );
}

function linesOf(address: OrderAddress, locale: string): string[] {
  const { city, province, zip } = address;
  const region = [province !== noState && province, zip].filter(Boolean).join(' ');
  return addressLines(address, [city, region].filter(Boolean).join(', '), locale);
}
