/** The characters of a code: digits, or digits and the letters A to Z. */
export type CodeCharacters = 'digits' | 'alphanumeric';

const others = { digits: /[^0-9]/g, alphanumeric: /[^0-9A-Za-z]/g };

/** Digits of Arabic and Persian keyboards as 0 to 9, and the wide letters and digits of Japanese ones as plain ones. */
const plain = (text: string) =>
  text.normalize('NFKC').replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) & 15));

/** Returns the characters of a text that a code can have, at most `length` of them: '123456' of '123 456'. */
export const codeIn = (text: string, length: number, characters: CodeCharacters): string =>
  plain(text).replace(others[characters], '').slice(0, length);

/** The same for a pasted text, which may be a whole message: '123456' of 'Order 42: 123456 is your code'. */
export function pastedCode(text: string, length: number, characters: CodeCharacters): string {
  const [whole] = characters === 'digits' ? (new RegExp(`(?<!\\d)\\d{${length}}(?!\\d)`).exec(plain(text)) ?? []) : [];
  return whole ?? codeIn(text, length, characters);
}
