/** What the platform refuses of carts and customers, by our own codes. Pure. */
import type { Cart } from '../../../model/entities.js';
import type { RefusalCode, UserError } from '../../../port/refusals.js';
import { tokenNotFound } from '../../shared/login.js';
import { toRegisterErrors } from '../../shared/registerErrors.js';
import type { CartPayload, CustomerUserError } from './answers.js';

const codes: Partial<Record<string, RefusalCode>> = {
  CART_TOO_LARGE: 'cart.tooLarge',
  INVALID_MERCHANDISE_LINE: 'line.unknown',
  MERCHANDISE_NOT_ENOUGH_STOCK: 'stock.notEnough',
  MERCHANDISE_OUT_OF_STOCK: 'stock.none',
  MINIMUM_NOT_MET: 'quantity.belowMinimum',
  MAXIMUM_EXCEEDED: 'quantity.aboveMaximum',
  INVALID_INCREMENT: 'quantity.offIncrement',
  NOTE_TOO_LONG: 'note.tooLong',
  DISCOUNT_NOT_FOUND: 'discount.unknown',
};

/** What is invalid, where the platform says no more than that: the input at the end of the error's path. */
const codesByInput: Partial<Record<string, RefusalCode>> = {
  merchandiseId: 'item.unknown',
  quantity: 'quantity.invalid',
};

/** Why a discount code takes nothing off; the platform warns of some reasons, and is silent of others. */
export function toDiscountError(warnings: CartPayload['warnings']): UserError {
  const warning = warnings.find((each) => each.code.startsWith('DISCOUNT_'));
  const known = (warning && codes[warning.code]) ?? 'discount.notApplicable';
  return { code: known, field: ['code'], ...(warning && { message: warning.message }) };
}

/** The limit that was missed is in no answer of the platform's, except within its sentence. */
export function toUserError({ code, field, message }: CartPayload['userErrors'][number]): UserError {
  const known = codes[code ?? ''] ?? codesByInput[field?.at(-1) ?? ''] ?? 'unknown';
  return { code: known, message, field: field ?? undefined };
}

/** `field` names the line that the warning is about; of too little stock the cart holds all there is. */
export function toWarning({ code, message, target }: CartPayload['warnings'][number], { items }: Cart): UserError {
  const known = codes[code] ?? 'unknown';
  const quantity = items.find(({ id }) => id === target)?.quantity;
  const parameters = known === 'stock.notEnough' && quantity !== undefined ? { quantity } : undefined;
  return { code: known, message, field: [target], ...(parameters && { parameters }) };
}

/** Arguments that are no fields of a form. */
const otherInputs = ['input', 'id', 'customer', 'address'];

const customerCodes: Partial<Record<string, RefusalCode>> = {
  UNIDENTIFIED_CUSTOMER: 'customer.unidentified',
  CUSTOMER_DISABLED: 'customer.disabled',
  TOKEN_INVALID: 'customer.linkInvalid',
  ALREADY_ENABLED: 'customer.linkInvalid',
  NOT_FOUND: 'address.unknown',
};

/** Where the platform's code says what is wrong, but not with what. */
const customerCodesByInput: Partial<Record<string, Partial<Record<string, RefusalCode>>>> = {
  email: { TAKEN: 'customer.emailTaken' },
  password: {
    TOO_SHORT: 'customer.passwordTooShort',
    TOO_LONG: 'customer.passwordRefused',
    PASSWORD_STARTS_OR_ENDS_WITH_WHITESPACE: 'customer.passwordRefused',
  },
  resetUrl: { INVALID: 'customer.linkInvalid' },
};

/** `field` names the input alone: the platform's path begins with the name of its argument. */
const toError =
  (otherwise: RefusalCode) =>
  ({ code, field, message }: CustomerUserError): UserError => {
    const input = field?.at(-1) ?? '';
    if (input === 'customerAccessToken') return tokenNotFound;
    const known = customerCodes[code ?? ''] ?? customerCodesByInput[input]?.[code ?? ''];
    return { code: known ?? otherwise, message, ...(input && !otherInputs.includes(input) && { field: [input] }) };
  };

export const toCustomerError = toError('customer.invalid');
export const toAddressError = toError('address.invalid');

export const toRegisterError = (error: CustomerUserError): UserError => ({
  ...toCustomerError(error),
  ...toRegisterErrors([error.message])[0],
});
