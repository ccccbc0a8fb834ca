/** Returns the text if it is a GTIN: 8, 12, 13 or 14 digits whose last one checks the others. Merchants write other numbers into the same field. */
export function toGtin(text: string | null | undefined): string | undefined {
  if (!text || !/^(\d{8}|\d{12,14})$/.test(text)) return undefined;
  const sum = Array.from(text, Number)
    .reverse()
    .reduce((total, digit, index) => total + digit * (index % 2 === 0 ? 1 : 3), 0);
  return sum % 10 === 0 ? text : undefined;
}
