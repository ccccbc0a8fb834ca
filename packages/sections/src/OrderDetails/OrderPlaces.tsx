'use client';
import { noState, type OrderAddress, type Shipment } from '@vitrine/commerce';
import { formatMessage, Heading, Link } from '@vitrine/components';
import { useId, type ReactNode } from 'react';
import type { RootProps } from '../rootProps.js';
import { useShop } from '../shop/ShopProvider.js';
import { addressLines } from '../ui/addressLines.js';
import { Parcels, Place, Places } from './OrderDetails.styles.js';
import { useOrder } from './orderContext.js';

export interface OrderPlacesProps extends RootProps<HTMLDivElement> {
  /** Default: `OrderParcels`, `OrderDeliveryAddress` and `OrderBillingAddress`. */
  children?: ReactNode;
}

const placeParts = (
  <>
    <OrderParcels />
    <OrderDeliveryAddress />
    <OrderBillingAddress />
  </>
);

/** A part of `OrderDetails`: parcels and addresses, beside each other if they fit. Without any of them, it renders nothing. */
export function OrderPlaces({ children = placeParts, ...root }: OrderPlacesProps) {
  const { shipments = [], shippingAddress, billingAddress } = useOrder().order;
  if (shipments.length === 0 && !shippingAddress && !billingAddress) return null;
  return <Places {...root}>{children}</Places>;
}

export type OrderParcelsProps = RootProps;

/** A part of `OrderDetails`: the parcels, with links to the carriers' pages. Without any, it renders nothing. */
export function OrderParcels(root: OrderParcelsProps) {
  const { messages, locale } = useShop();
  const { shipments = [] } = useOrder().order;
  if (shipments.length === 0) return null;
  return (
    <PlaceOf {...root} title={formatMessage(messages.parcels, { count: shipments.length }, locale)}>
      <Parcels role="list">
        {shipments.map((shipment, index) => (
          <li key={index}>
            <Parcel shipment={shipment} />
          </li>
        ))}
      </Parcels>
    </PlaceOf>
  );
}

export type OrderDeliveryAddressProps = RootProps;

/** A part of `OrderDetails`: the delivery address. Without one, it renders nothing. */
export function OrderDeliveryAddress(root: OrderDeliveryAddressProps) {
  const { messages } = useShop();
  const { delivery } = useAddressLines();
  return delivery && <AddressOf {...root} title={messages.deliveryAddress} lines={delivery} />;
}

export type OrderBillingAddressProps = RootProps;

/** A part of `OrderDetails`: the billing address. If it is the delivery address, or without one, it renders nothing. */
export function OrderBillingAddress(root: OrderBillingAddressProps) {
  const { messages } = useShop();
  const { delivery, billing } = useAddressLines();
  const isOwn = billing && billing.join('\n') !== delivery?.join('\n');
  return isOwn && <AddressOf {...root} title={messages.billingAddress} lines={billing} />;
}

function useAddressLines() {
  const { locale } = useShop();
  const { shippingAddress, billingAddress } = useOrder().order;
  return {
    delivery: shippingAddress && linesOf(shippingAddress, locale),
    billing: billingAddress && linesOf(billingAddress, locale),
  };
}

interface PlaceOfProps extends RootProps {
  title: string;
  children: ReactNode;
}

function PlaceOf({ title, children, ...root }: PlaceOfProps) {
  const id = useId();
  return (
    <Place {...root} aria-labelledby={id}>
      <Heading id={id} level={3} size="sm">
        {title}
      </Heading>
      {children}
    </Place>
  );
}

interface AddressOfProps extends RootProps {
  title: string;
  lines: readonly string[];
}

const AddressOf = ({ title, lines, ...root }: AddressOfProps) => (
  <PlaceOf {...root} title={title}>
    <address>
      {lines.map((line, index) => (
        // Servers and browsers name some countries differently.
        <bdi key={index} suppressHydrationWarning>
          {line}
        </bdi>
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
