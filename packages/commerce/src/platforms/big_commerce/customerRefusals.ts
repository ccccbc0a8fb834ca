/** Converts the platform's refusals of customer changes. Pure. */
import type { RefusalCode, UserError } from '../../port/refusals.js';
import { tokenNotFound } from '../shared/login.js';
import { toRegisterErrors } from '../shared/registerErrors.js';
import type { Refusal } from './client.js';

/** Names of form fields by the platform's names. */
const fieldNames: Partial<Record<string, string>> = {
  first_name: 'firstName',
  last_name: 'lastName',
  new_password: 'password',
  state_or_province: 'province',
  postal_code: 'zip',
  country_code: 'countryCode',
};

/** Returns the form field at the end of a key: 'countryCode' for '0.addresses.0.country_code'. Undefined for '.customer_create', which names none. */
function fieldOf(key: string): string | undefined {
  const [, name = ''] = /^\d+\.(?:.+\.)?(\w+)$/.exec(key) ?? [];
  return (fieldNames[name] ?? name) || undefined;
}

/** Replaces codes such as 'error.path.missing', which do not help shoppers. */
const wordsOf = (text: string): string => (/^error\.[\w.]+$/.test(text) ? 'Input value is invalid.' : text);

type Reason = { code: RefusalCode; field?: string };

/** Reasons by the words in the platform's message. The platform reports them only in this form. */
const reasons: [words: RegExp, reason: Reason][] = [
  [/already|taken|in use/i, { code: 'customer.emailTaken', field: 'email' }],
  [/password is too short/i, { code: 'customer.passwordTooShort', field: 'password' }],
  [/password/i, { code: 'customer.passwordRefused', field: 'password' }],
];

function reasonOf(key: string, text: string): Reason {
  const field = fieldOf(key);
  if (field) return { code: 'customer.invalid', field };
  return reasons.find(([words]) => words.test(text))?.[1] ?? { code: 'customer.invalid' };
}

const pathOf = (field: string | undefined): Pick<UserError, 'field'> => (field ? { field: [field] } : {});

const entriesOf = ({ errors = {}, title = '' }: Refusal): [key: string, text: string][] => {
  const entries = Object.entries(errors);
  return entries.length > 0 ? entries : [['', title]];
};

export const toRegisterUserErrors = (refusal: Refusal): UserError[] =>
  entriesOf(refusal).map(([key, text]) => {
    const { code, field } = reasonOf(key, text);
    const [named] = toRegisterErrors(key ? { [key]: wordsOf(text) } : [wordsOf(text)]);
    return { ...named, code, ...pathOf(field) };
  });

/** Converts refusals of a password change. They concern the password, or the customer's id. */
export const toPasswordUserErrors = (refusal: Refusal): UserError[] =>
  entriesOf(refusal).map(([key, text]) => {
    if (fieldOf(key) === 'id') return tokenNotFound;
    const { code } = reasonOf('', text);
    const known = code === 'customer.passwordTooShort' ? code : 'customer.passwordRefused';
    return { code: known, message: wordsOf(text), field: ['newPassword'] };
  });

export const toAddressUserErrors = (refusal: Refusal): UserError[] =>
  entriesOf(refusal).map(([key, text]) => {
    const field = fieldOf(key);
    if (field === 'customer_id') return tokenNotFound;
    if (field === 'id') return { code: 'address.unknown' };
    return { code: 'address.invalid', message: wordsOf(text), ...pathOf(field) };
  });
