import { describe, expect, it } from 'vitest';
import { toRegisterErrors } from './registerErrors.js';

describe('spec §7: register errors', () => {
  it('of a list have the name and the message', () => {
    expect(toRegisterErrors(['Email has already been taken'])).toEqual([
      { name: 'Register Error', message: 'Email has already been taken' },
    ]);
  });

  it('of an object have the key in brackets', () => {
    expect(
      toRegisterErrors({ '.customer_create': 'Email has already been taken', '0.email': 'error.invalid' }),
    ).toEqual([
      { name: 'Register Error [.customer_create]', message: 'Email has already been taken' },
      { name: 'Register Error [0.email]', message: 'error.invalid' },
    ]);
  });

  it.each([[[null, undefined, '']], [{ a: null, b: undefined, c: '' }]])(
    "are 'n/a' if there is no text: %j",
    (errors) => {
      expect(toRegisterErrors(errors).map(({ message }) => message)).toEqual(['n/a', 'n/a', 'n/a']);
    },
  );

  it('are empty if there are none', () => {
    expect([toRegisterErrors([]), toRegisterErrors({})]).toEqual([[], []]);
  });
});
