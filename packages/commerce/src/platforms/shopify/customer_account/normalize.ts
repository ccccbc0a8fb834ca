/** Converts responses of the Customer Account API to the common model, and addresses to its input. Pure; every field is listed. */
import type { Address, AddressInput, Customer, Order, OrderAddress, OrderProduct } from '../../../model/entities.js';
import type { RefusalCode, UserError } from '../../../port/refusals.js';
import {
  orUndefined,
  toAddress as toMailingAddress,
  toBareId,
  toOrderAddress as toMailingOrderAddress,
} from '../storefront/normalizeCustomer.js';
import { variantTitle } from '../shared/normalize.js';
import { orderSums, orderTax } from '../shared/orderSums.js';
import { toShipments } from '../shared/shipments.js';
import type { AddressPayload, WireAddress, WireCustomer, WireOrder } from './answers.js';
import type { CustomerAddressInput } from './wire.js';
import { zoneCodeOf } from './zones.js';

export const toCustomer = (customer: WireCustomer): Customer => ({
  id: customer.id,
  displayName: customer.displayName || undefined,
  firstName: customer.firstName || undefined,
  lastName: customer.lastName || undefined,
  email: customer.emailAddress?.emailAddress || undefined,
  phone: customer.phoneNumber?.phoneNumber || undefined,
  defaultAddress: customer.defaultAddress ? orUndefined(toAddress, customer.defaultAddress) : undefined,
  _originalPlatform: 'shopify',
});

/** @throws CommerceError of kind `shape`, as for addresses of the Storefront API. */
export const toAddress = ({ phoneNumber, territoryCode, ...address }: WireAddress): Address =>
  toMailingAddress({ ...address, phone: phoneNumber, countryCodeV2: territoryCode });

export function toOrder(order: WireOrder, imageUrl: (src: string) => string): Order {
  const products = order.lineItems.nodes.map((line) => toOrderProduct(line, imageUrl));
  return {
    id: toBareId(order.id),
    name: order.name,
    financialStatus: order.financialStatus ?? undefined,
    fulfillmentStatus: order.fulfillmentStatus,
    processedAt: order.processedAt,
    ...orderSums(order.subtotal, products, order.discountApplications),
    totalShippingPrice: order.totalShipping,
    tax: orderTax({
      subtotal: order.subtotal,
      shipping: order.totalShipping,
      tax: order.totalTax,
      total: order.totalPrice,
    }),
    totalPrice: order.totalPrice,
    shippingAddress: toOrderAddress(order.shippingAddress),
    billingAddress: toOrderAddress(order.billingAddress),
    shipments: order.fulfillments.nodes.flatMap(({ status, latestShipmentStatus: latest, trackingInformation }) =>
      status === 'SUCCESS'
        ? toShipments(trackingInformation, { hasArrived: latest ? latest === 'DELIVERED' : undefined })
        : [],
    ),
    products,
  };
}

const toOrderAddress = (address: WireAddress | null): OrderAddress | undefined =>
  toMailingOrderAddress(address && { ...address, phone: address.phoneNumber, countryCodeV2: address.territoryCode });

const toOrderProduct = (
  line: WireOrder['lineItems']['nodes'][number],
  imageUrl: (src: string) => string,
): OrderProduct => ({
  title: line.title,
  quantity: line.quantity,
  originalTotalPrice: line.totalPriceBeforeDiscounts ?? undefined,
  discountedTotalPrice: line.totalPriceWithDiscounts ?? undefined,
  variant: line.variantId
    ? {
        id: line.variantId,
        title: variantTitle(line.variantTitle),
        image: line.image
          ? {
              src: imageUrl(line.image.url),
              alt: line.image.altText ?? undefined,
              width: line.image.width ?? undefined,
              height: line.image.height ?? undefined,
            }
          : undefined,
      }
    : undefined,
});

/**
 * Converts an address to the API's input, which contains the codes of the country and the state.
 * @param known An existing address of the customer. If it has the same state, its code is the fallback.
 */
export const toAddressInput = (address: AddressInput, known?: WireAddress): CustomerAddressInput => ({
  firstName: address.firstName,
  lastName: address.lastName,
  company: address.company,
  phoneNumber: address.phone,
  address1: address.address1,
  address2: address.address2,
  city: address.city,
  zip: address.zip,
  territoryCode: address.countryCode,
  zoneCode: zoneCodeOf(address) ?? (isSameState(address, known) ? known?.zoneCode : undefined),
});

const isSameState = ({ countryCode, province }: AddressInput, known: WireAddress | undefined): boolean =>
  known?.territoryCode === countryCode && known.province === province;

const fieldNames: Partial<Record<string, string>> = {
  phoneNumber: 'phone',
  territoryCode: 'countryCode',
  zoneCode: 'province',
};

const codes: Partial<Record<string, RefusalCode>> = { ADDRESS_ID_DOES_NOT_EXIST: 'address.unknown' };

export const toAddressErrors = (payload: AddressPayload): UserError[] =>
  (payload?.userErrors ?? []).map(({ code, field, message }) => {
    const known = codes[code ?? ''];
    if (known) return { code: known, message };
    const input = field && field.length > 1 ? field.at(-1) : undefined;
    return { code: 'address.invalid', message, ...(input && { field: [fieldNames[input] ?? input] }) };
  });
