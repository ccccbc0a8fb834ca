/** Converts the platform's refusals of cart and customer changes to our codes. Pure. */
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

/** Codes by the input at the end of the error's path, for errors without a more specific code. */
const codesByInput: Partial<Record<string, RefusalCode>> = {
  merchandiseId: 'item.unknown',
  quantity: 'quantity.invalid',
};

/** Returns the reason why a discount code takes nothing off. The platform's warnings report only some of the reasons. */
export function toDiscountError(warnings: CartPayload['warnings']): UserError {
  const warning = warnings.find((each) => each.code.startsWith('DISCOUNT_'));
  const known = (warning && codes[warning.code]) ?? 'discount.notApplicable';
  return { code: known, field: ['code'], ...(warning && { message: warning.message }) };
}

/** Converts an error. It has no `parameters`: the platform names the limit only in its message. */
export function toUserError({ code, field, message }: CartPayload['userErrors'][number]): UserError {
  const known = codes[code ?? ''] ?? codesByInput[field?.at(-1) ?? ''] ?? 'unknown';
  return { code: known, message, field: field ?? undefined };
}

/** Converts a warning. `field` names its line. If too few pieces are left, the cart holds all of them. */
export function toWarning({ code, message, target }: CartPayload['warnings'][number], { items }: Cart): UserError {
  const known = codes[code] ?? 'unknown';
  const quantity = items.find(({ id }) => id === target)?.quantity;
  const parameters = known === 'stock.notEnough' && quantity !== undefined ? { quantity } : undefined;
  return { code: known, message, field: [target], ...(parameters && { parameters }) };
}

/** Arguments that are not fields of a form. */
const otherInputs = ['input', 'id', 'customer', 'address'];

const customerCodes: Partial<Record<string, RefusalCode>> = {
  UNIDENTIFIED_CUSTOMER: 'customer.unidentified',
  CUSTOMER_DISABLED: 'customer.disabled',
  TOKEN_INVALID: 'customer.linkInvalid',
  ALREADY_ENABLED: 'customer.linkInvalid',
  NOT_FOUND: 'address.unknown',
};

/** Codes by input, for platform codes that do not name the input. */
const customerCodesByInput: Partial<Record<string, Partial<Record<string, RefusalCode>>>> = {
  email: { TAKEN: 'customer.emailTaken' },
  password: {
    TOO_SHORT: 'customer.passwordTooShort',
    TOO_LONG: 'customer.passwordRefused',
    PASSWORD_STARTS_OR_ENDS_WITH_WHITESPACE: 'customer.passwordRefused',
  },
  resetUrl: { INVALID: 'customer.linkInvalid' },
};

/** Converts an error. `field` contains only the input's name. The platform's path begins with the argument's name. */
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
