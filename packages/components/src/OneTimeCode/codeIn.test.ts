import { expect, test } from 'vitest';
import { codeIn, pastedCode } from './codeIn.js';

test.each([
  ['123 456', '123456'],
  ['G-12345', '12345'],
  ['1234567', '123456'],
  ['١٢٣۴۵۶', '123456'],
  ['１２３', '123'],
  ['abc', ''],
])('the digits of %j are %j', (text, code) => {
  expect(codeIn(text, 6, 'digits')).toBe(code);
});

test('a code of letters and digits keeps their case', () => {
  expect(codeIn('aB-1 é', 6, 'alphanumeric')).toBe('aB1');
});

test.each([
  ['Order 1042: your code is 123456', '123456'],
  ['123 456', '123456'],
  ['1234567', '123456'],
])('of a pasted %j it is %j', (text, code) => {
  expect(pastedCode(text, 6, 'digits')).toBe(code);
});

test('a pasted code of letters is the first characters', () => {
  expect(pastedCode('AB12-CD34', 8, 'alphanumeric')).toBe('AB12CD34');
});
