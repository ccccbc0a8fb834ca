/** Mutations of a cart's delivery addresses, delivery option and billing address. */
import { needsZip } from '../../../countries.js';
import type { Address, Buyer, CartAddress, CartRecord } from '../../../shop/records.js';
import { newToken } from '../../../shop/token.js';
import { changed, changing, type Change } from './cartChange.js';
import type { Payload, UserError } from './cartPayload.js';
import { addressId, groupId } from './delivery.js';
import { mailingAddressOf, type MailingAddressInput } from '../customer/customerMutations.js';
import { parseGlobalId } from '../ids.js';
import type { Context } from '../context.js';
import type { Resolver, Resolvers } from '../resolver.js';

type DeliveryAddressInput = { [Key in keyof Address]?: string | null };

export interface SelectableAddressInput {
  address?: { copyFromCustomerAddressId?: string | null; deliveryAddress?: DeliveryAddressInput | null } | null;
  oneTimeUse?: boolean | null;
  selected?: boolean | null;
  validationStrategy?: 'COUNTRY_CODE_ONLY' | 'STRICT' | null;
}

type SelectableAddressUpdate = SelectableAddressInput & { id: string };

interface Refused {
  errors: UserError[];
}

/** Maximum number of delivery addresses of a cart. */
const maxAddresses = 250;
/** Maximum number of characters of each part of an address. */
const longestPart = 255;

/** Patterns that an address must not contain, with error codes and messages. */
const unwanted: readonly (readonly [RegExp, string, string])[] = [
  [/<[^>]*>/, 'ADDRESS_FIELD_CONTAINS_HTML_TAGS', 'contains HTML tags'],
  [/https?:\/\/|www\./i, 'ADDRESS_FIELD_CONTAINS_URL', 'contains a URL'],
  [/\p{Extended_Pictographic}/u, 'ADDRESS_FIELD_CONTAINS_EMOJIS', 'contains emojis'],
];

/** The fields that a strict check requires. */
const required = ['lastName', 'address1', 'city', 'zip'] as const;

function addressErrors(address: Partial<Address>, isStrict: boolean, path: string[]): UserError[] {
  const parts = Object.entries(address) as [keyof Address, string][];
  const error = (name: string, code: string, text: string) => ({
    code,
    field: [...path, name],
    message: `The address field ${name} ${text}.`,
  });
  return [
    ...parts.flatMap(([name, text]) =>
      unwanted.filter(([pattern]) => pattern.test(text)).map(([, code, message]) => error(name, code, message)),
    ),
    ...parts
      .filter(([, text]) => text.length > longestPart)
      .map(([name]) => error(name, 'ADDRESS_FIELD_IS_TOO_LONG', 'is too long')),
    ...(address.countryCode === 'ZZ'
      ? [error('countryCode', 'ADDRESS_FIELD_DOES_NOT_MATCH_EXPECTED_PATTERN', 'names no country')]
      : []),
    ...required
      .filter((name) => isStrict && !address[name]?.trim() && (name !== 'zip' || needsZip(address.countryCode ?? '')))
      .map((name) => error(name, 'ADDRESS_FIELD_IS_REQUIRED', 'is required')),
    ...(isStrict && address.countryCode === 'US' && address.zip && !/^\d{5}(-\d{4})?$/.test(address.zip)
      ? [error('zip', 'INVALID_ZIP_CODE_FOR_COUNTRY', 'is invalid for the provided country')]
      : []),
  ];
}

/** Returns the given address, or the customer's address that the input names. */
function readAddress(
  { address, validationStrategy }: SelectableAddressInput,
  path: string[],
  buyer: Buyer,
  { shop }: Context,
): { address: Partial<Address> } | Refused {
  const { copyFromCustomerAddressId: copied, deliveryAddress } = address ?? {};
  const refused = (name: string, code: string, message: string): Refused => ({
    errors: [{ code, field: [...path, 'address', name], message }],
  });
  if (copied != null) {
    const parsed = parseGlobalId(copied);
    const customer = buyer.customerId === undefined ? undefined : shop.customers.find(buyer.customerId);
    const found =
      customer && parsed?.type === 'MailingAddress' ? shop.addresses.find(customer, Number(parsed.id)) : undefined;
    if (!found)
      return refused('copyFromCustomerAddressId', 'INVALID_DELIVERY_ADDRESS_ID', 'The delivery address was not found.');
    const { id: _, customerId: __, ...own } = found;
    return { address: own };
  }
  if (!deliveryAddress) return refused('deliveryAddress', 'ADDRESS_FIELD_IS_REQUIRED', 'An address is required.');
  const given = Object.entries(deliveryAddress).filter(([, text]) => text != null && text !== '');
  const read: Partial<Address> = {
    countryCode: buyer.countryCode ?? shop.data.shop.countryCode,
    ...Object.fromEntries(given),
  };
  const errors = addressErrors(read, validationStrategy === 'STRICT', [...path, 'address', 'deliveryAddress']);
  return errors.length > 0 ? { errors } : { address: read };
}

const oneSelected = (field: string[]): UserError => ({
  code: 'ONLY_ONE_DELIVERY_ADDRESS_CAN_BE_SELECTED',
  field,
  message: 'Only one delivery address can be selected.',
});

/** Returns the existing addresses with the new ones, or the errors of the inputs. */
export function addressesOf(
  inputs: readonly SelectableAddressInput[],
  path: string[],
  buyer: Buyer,
  context: Context,
  before: readonly CartAddress[] = [],
): { addresses: readonly CartAddress[] } | Refused {
  const read = inputs.map((input, index) => readAddress(input, [...path, String(index)], buyer, context));
  const errors = read.flatMap((each) => ('errors' in each ? each.errors : []));
  if (inputs.filter(({ selected }) => selected).length > 1) errors.push(oneSelected(path));
  if (before.length + inputs.length > maxAddresses)
    errors.push({
      code: 'TOO_MANY_DELIVERY_ADDRESSES',
      field: path,
      message: `A cart may have ${maxAddresses} delivery addresses.`,
    });
  if (errors.length > 0) return { errors };
  let addresses = before;
  inputs.forEach(({ selected, oneTimeUse }, index) => {
    const { address } = read[index] as { address: Partial<Address> };
    const known = twinOf(address, addresses);
    const added = known ?? { id: newToken(), address, selected: false, oneTimeUse: oneTimeUse ?? false };
    if (!known) addresses = [...addresses, added];
    if (selected) addresses = select(addresses, added.id);
  });
  return { addresses };
}

const select = (addresses: readonly CartAddress[], id: string): CartAddress[] =>
  addresses.map((each) => ({ ...each, selected: each.id === id }));

const keyOf = (address: Partial<Address>): string => JSON.stringify(Object.entries(address).sort());

const twinOf = (address: Partial<Address>, addresses: readonly CartAddress[]): CartAddress | undefined =>
  addresses.find((each) => keyOf(each.address) === keyOf(address));

const addressesAdd: Change<{ addresses: SelectableAddressInput[] }> = (cart, { addresses }, context) => {
  const before = cart.addresses ?? [];
  const change = addressesOf(addresses, ['addresses'], cart.buyer, context, before);
  const payload = changed(cart, change, context);
  if ('errors' in change) return payload;
  const added = change.addresses.length - before.length;
  return added < addresses.length ? withDuplicateWarning(payload, cart) : payload;
};

const withDuplicateWarning = (payload: Payload, cart: CartRecord): Payload => ({
  ...payload,
  warnings: [
    ...payload.warnings,
    {
      code: 'DUPLICATE_DELIVERY_ADDRESS',
      message: 'A delivery address with the same details already exists on this cart.',
      target: payload.cart?.cart.addresses?.[0] ? addressId(payload.cart.cart.addresses[0], cart) : groupId(cart),
    },
  ],
});

const addressesReplace: Change<{ addresses: SelectableAddressInput[] }> = (cart, { addresses }, context) =>
  changed(cart, addressesOf(addresses, ['addresses'], cart.buyer, context), context);

const addressesUpdate: Change<{ addresses: SelectableAddressUpdate[] }> = (cart, { addresses: updates }, context) => {
  const errors: UserError[] = [];
  let addresses = cart.addresses ?? [];
  updates.forEach((update, index) => {
    const path = ['addresses', String(index)];
    const before = addresses.find((each) => addressId(each, cart) === update.id);
    if (!before) return void errors.push(unknownAddress([...path, 'id']));
    const read = update.address ? readAddress(update, path, cart.buyer, context) : { address: before.address };
    if ('errors' in read) return void errors.push(...read.errors);
    const after: CartAddress = {
      ...before,
      address: read.address,
      oneTimeUse: update.oneTimeUse ?? before.oneTimeUse,
      selected: update.selected ?? before.selected,
    };
    addresses = addresses.map((each) => (each === before ? after : each));
    if (update.selected) addresses = select(addresses, after.id);
  });
  if (updates.filter(({ selected }) => selected).length > 1) errors.push(oneSelected(['addresses']));
  return changed(cart, errors.length > 0 ? { errors } : { addresses }, context);
};

const addressesRemove: Change<{ addressIds: string[] }> = (cart, { addressIds }, context) => {
  const known = cart.addresses ?? [];
  const errors = addressIds.flatMap((id, index) =>
    known.some((each) => addressId(each, cart) === id) ? [] : [unknownAddress(['addressIds', String(index)])],
  );
  const addresses = known.filter((each) => !addressIds.includes(addressId(each, cart)));
  return changed(cart, errors.length > 0 ? { errors } : { addresses }, context);
};

const unknownAddress = (field: string[]): UserError => ({
  code: 'INVALID_DELIVERY_ADDRESS_ID',
  field,
  message: 'The delivery address was not found.',
});

interface OptionInput {
  deliveryGroupId: string;
  deliveryOptionHandle: string;
}

const optionsUpdate: Change<{ selectedDeliveryOptions: OptionInput[] }> = (cart, args, context) => {
  const offered = context.shop.delivery.ratesOf(cart);
  const errors = args.selectedDeliveryOptions.flatMap(
    ({ deliveryGroupId, deliveryOptionHandle }, index): UserError[] => {
      const path = ['selectedDeliveryOptions', String(index)];
      if (deliveryGroupId !== groupId(cart) || !context.shop.delivery.addressOf(cart))
        return [
          {
            code: 'INVALID_DELIVERY_GROUP',
            field: [...path, 'deliveryGroupId'],
            message: 'The delivery group was not found in the cart.',
          },
        ];
      if (offered.some(({ code }) => code === deliveryOptionHandle)) return [];
      return [
        {
          code: 'INVALID_DELIVERY_OPTION',
          field: [...path, 'deliveryOptionHandle'],
          message: 'The delivery option is not valid.',
        },
      ];
    },
  );
  const chosen = args.selectedDeliveryOptions.at(-1)?.deliveryOptionHandle;
  return changed(cart, errors.length > 0 ? { errors } : chosen === undefined ? {} : { shippingRate: chosen }, context);
};

/** Sets the billing address. Null removes it. */
const billingAddressUpdate: Change<{ billingAddress?: MailingAddressInput | null }> = (cart, args, context) =>
  changed(cart, { billingAddress: args.billingAddress ? mailingAddressOf(args.billingAddress) : undefined }, context);

const mutation: Record<string, Resolver<unknown, never>> = {
  cartDeliveryAddressesAdd: changing(addressesAdd),
  cartDeliveryAddressesReplace: changing(addressesReplace),
  cartDeliveryAddressesUpdate: changing(addressesUpdate),
  cartDeliveryAddressesRemove: changing(addressesRemove),
  cartSelectedDeliveryOptionsUpdate: changing(optionsUpdate),
  cartBillingAddressUpdate: changing(billingAddressUpdate),
};

export const cartDeliveryMutationResolvers: Resolvers = { Mutation: mutation };
