import type { UserError } from '@vitrine/commerce';
import { expect, test } from 'vitest';
import { messages } from '../../messages.js';
import { formErrors } from '../../forms/formErrors.js';

const options = { fields: ['email', 'password'], messages, locale: 'en-US' };
const taken = 'Email has already been taken';

test('an error shows at the field that it names, if the form has it', () => {
  const errors: UserError[] = [{ code: 'customer.emailTaken', field: ['input', 'email'] }];
  expect(formErrors({ errors }, options)).toEqual([{ name: 'email', message: taken }]);
});

test('spec §4: a refusal without a field marks all fields of the form', () => {
  const errors: UserError[] = [{ code: 'unknown', message: 'Refused.' }];
  expect(formErrors({ errors }, options)).toEqual([{ message: 'Refused.', fields: ['email', 'password'] }]);
});

test('a failed call marks no field: the platform has refused nothing', () => {
  const [error] = formErrors({ errors: [], failure: 'network' }, options);
  expect(error?.message).toBeTruthy();
  expect(error).not.toHaveProperty('fields');
});
