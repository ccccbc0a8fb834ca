import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildClientSchema, parse, validateSchema, type GraphQLSchema, type IntrospectionQuery } from 'graphql';
import { describe, expect, test } from 'vitest';
import { differences } from '../../testing/schemas.js';
import { schema as today } from '../shopify_graphql/schema.js';
import { newerMembers } from './newerMembers.js';
import { checkoutTypeDefinitions } from './schema.graphql.js';
import { schema } from './schema.js';

/** The folder of the platforms' own schemas, if there is one. */
const folder = process.env.VITRINE_CONTRACTS;

test('our schema of 2024-04 is valid', () => expect(validateSchema(schema)).toEqual([]));

test('redefines no type that is still the same', () => {
  const own = parse(checkoutTypeDefinitions).definitions.flatMap((definition) =>
    !definition.kind.endsWith('Extension') && 'name' in definition ? [definition.name?.value ?? ''] : [],
  );
  expect(own.filter((name) => today.getType(name))).toEqual([]);
});

describe.skipIf(!folder)('beside the official schema of 2024-04 (skipped without VITRINE_CONTRACTS)', () => {
  const read = (file: string): GraphQLSchema => {
    const json = JSON.parse(readFileSync(join(folder ?? '', 'shopify', file), 'utf8')) as
      IntrospectionQuery | { data: IntrospectionQuery };
    return buildClientSchema('data' in json ? json.data : json);
  };
  const official = folder ? read('storefront-2024-04-legacy-checkout.schema.json') : schema;
  const officialToday = folder ? read('storefront-2026-04.schema.json') : schema;

  test('ours is a part of it', () => expect(differences(schema, official)).toEqual([]));

  test('lists all later members', () => {
    const found = differences(officialToday, official).flatMap((text) => nameIn(text) ?? []);
    expect(found.toSorted()).toEqual([...newerMembers].toSorted());
  });

  test('lacks only members for payment, and older names', () => {
    expect(differences(official, schema)).toMatchInlineSnapshot(`
      [
        "CartBuyerIdentity.deliveryAddressPreferences is deprecated",
        "CartBuyerIdentity.walletPreferences is not there",
        "CartBuyerIdentityInput(deliveryAddressPreferences) is not there",
        "CartBuyerIdentityInput(walletPreferences) is not there",
        "CartCost.totalDutyAmount is deprecated",
        "CartCost.totalDutyAmountEstimated is deprecated",
        "CartCost.totalTaxAmount is deprecated",
        "CartCost.totalTaxAmountEstimated is deprecated",
        "CheckoutCompleteFreePayload is not there, or of another kind",
        "CheckoutCompleteWithCreditCardV2Payload is not there, or of another kind",
        "CheckoutCompleteWithTokenizedPaymentV3Payload is not there, or of another kind",
        "CheckoutErrorCode.BAD_DOMAIN is not there",
        "CheckoutErrorCode.CUSTOMER_ALREADY_USED_ONCE_PER_CUSTOMER_DISCOUNT_NOTICE is not there",
        "CheckoutErrorCode.DISCOUNT_DISABLED is not there",
        "CheckoutErrorCode.DISCOUNT_LIMIT_REACHED is not there",
        "CheckoutErrorCode.EMPTY is not there",
        "CheckoutErrorCode.EXPIRED_QUEUE_TOKEN is not there",
        "CheckoutErrorCode.GIFT_CARD_CURRENCY_MISMATCH is not there",
        "CheckoutErrorCode.GIFT_CARD_DISABLED is not there",
        "CheckoutErrorCode.GIFT_CARD_EXPIRED is not there",
        "CheckoutErrorCode.GIFT_CARD_UNUSABLE is not there",
        "CheckoutErrorCode.HIGHER_VALUE_DISCOUNT_APPLIED is not there",
        "CheckoutErrorCode.INVALID_COUNTRY_AND_CURRENCY is not there",
        "CheckoutErrorCode.INVALID_FOR_COUNTRY_AND_PROVINCE is not there",
        "CheckoutErrorCode.INVALID_PROVINCE_IN_COUNTRY is not there",
        "CheckoutErrorCode.INVALID_QUEUE_TOKEN is not there",
        "CheckoutErrorCode.INVALID_REGION_IN_COUNTRY is not there",
        "CheckoutErrorCode.INVALID_STATE_IN_COUNTRY is not there",
        "CheckoutErrorCode.LOCKED is not there",
        "CheckoutErrorCode.MAXIMUM_DISCOUNT_CODE_LIMIT_REACHED is not there",
        "CheckoutErrorCode.MISSING_PAYMENT_INPUT is not there",
        "CheckoutErrorCode.NOT_SUPPORTED is not there",
        "CheckoutErrorCode.PRESENT is not there",
        "CheckoutErrorCode.THROTTLED_DURING_CHECKOUT is not there",
        "CheckoutErrorCode.TOTAL_PRICE_MISMATCH is not there",
        "Country.market is deprecated",
        "CreditCard is not there, or of another kind",
        "CreditCardPaymentInputV2 is not there, or of another kind",
        "Customer.lastIncompleteCheckout is not there",
        "Localization.market is deprecated",
        "MediaPresentation.id is deprecated",
        "Mutation.checkoutCompleteFree is not there",
        "Mutation.checkoutCompleteWithCreditCardV2 is not there",
        "Mutation.checkoutCompleteWithTokenizedPaymentV3 is not there",
        "Payment is not there, or of another kind",
        "PaymentTokenType is not there, or of another kind",
        "ProductOption.values is deprecated",
        "TokenizedPaymentInputV3 is not there, or of another kind",
        "Transaction is not there, or of another kind",
        "TransactionKind is not there, or of another kind",
        "TransactionStatus is not there, or of another kind",
      ]
    `);
  });
});

/** Returns the member of a difference in the notation of `newerMembers`; undefined if the member exists in both versions but differs. */
function nameIn(text: string): string | undefined {
  const [, missing] = /^(\S+) is not (?:there|allowed)/.exec(text) ?? [];
  if (missing) return missing.replace(/\((\w+)\)$/, '.$1');
  const [, owner, member] = /^(\w+) (?:has no|is no) (\w+)$/.exec(text) ?? [];
  return owner && member ? `${owner}.${member}` : undefined;
}
