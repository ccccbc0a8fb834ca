import type { Product } from '../../model/entities.js';

interface CustomField {
  name: string;
  value: string;
}

interface Option {
  display_name: string;
  option_values?: readonly { label: string }[] | null | undefined;
}

const sizeName = 'Size guide: ';

/** Returns the custom fields that are specifications. */
export function toSpecifications(fields: readonly CustomField[]): Product['specifications'] {
  const facts = fields.filter(({ name }) => !name.startsWith(sizeName));
  return facts.length > 0 ? facts.map(({ name, value }) => ({ name, value })) : undefined;
}

/**
 * Returns the table of sizes. A custom field holds 250 characters, so each size is one: the name 'Size guide: M' with the value
 * 'Height, cm: 168–178; A, mm: 1150'. Undefined if there is none.
 * @param options Of the product: the option with the sizes names the first column.
 */
export function toSizeGuide(fields: readonly CustomField[], options: readonly Option[]): string | undefined {
  const rows = fields
    .filter(({ name }) => name.startsWith(sizeName))
    .map(({ name, value }) => ({
      size: name.slice(sizeName.length),
      cells: value.split('; ').map((cell) => cell.split(': ')),
    }));
  const [first] = rows;
  if (!first) return undefined;
  const option = options.find(({ option_values: values }) => values?.some(({ label }) => label === first.size));
  const head = [option?.display_name ?? 'Size', ...first.cells.map(([column = '']) => column)];
  const body = rows.map(({ size, cells }) => {
    const values = cells.map(([, value = '']) => `<td>${escaped(value)}</td>`);
    return `<tr><th scope="row">${escaped(size)}</th>${values.join('')}</tr>`;
  });
  const columns = head.map((column) => `<th scope="col">${escaped(column)}</th>`);
  return `<table><thead><tr>${columns.join('')}</tr></thead><tbody>${body.join('')}</tbody></table>`;
}

const escaped = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');
