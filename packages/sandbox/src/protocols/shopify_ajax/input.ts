/** The input of a request: JSON, or form fields with nested names: `items[0][id]`, `updates[7]`. */
import { badRequest } from './errors.js';

export type Input = Record<string, unknown>;

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** @throws Refusal if the body is neither */
export function readInput(request: Request, body: string): Input {
  const type = request.headers.get('content-type') ?? '';
  if (type.includes('application/x-www-form-urlencoded')) return fromForm(new URLSearchParams(body));
  if (type.includes('multipart/form-data'))
    throw badRequest('Send JSON or urlencoded fields: this sandbox reads no multipart forms.');
  if (body.trim() === '') return {};
  let parsed: unknown;
  try {
    parsed = JSON.parse(body);
  } catch {
    throw badRequest('The body is not JSON.');
  }
  if (!isRecord(parsed)) throw badRequest('The body is not a JSON object.');
  return parsed;
}

/** Like `readInput`, but returns undefined if the request cannot be read. */
export function tryReadInput(request: Request, body: string): Input | undefined {
  try {
    return readInput(request, body);
  } catch {
    return undefined;
  }
}

/** Returns the fields of a form or of a query string. */
export function fromForm(fields: URLSearchParams): Input {
  const root: Input = {};
  for (const [name, value] of fields) place(root, pathOf(name), value);
  return root;
}

const pathOf = (name: string): string[] =>
  name.split('[').map((part, index) => (index === 0 ? part : part.replace(/\]$/, '')));

function place(record: Input, [name = '', ...rest]: string[], value: string): void {
  // Own properties only: `__proto__` is a name like any other.
  const set = (child: unknown) =>
    Object.defineProperty(record, name, { value: child, enumerable: true, configurable: true, writable: true });
  if (rest.length === 0) return void set(value);
  const before = Object.hasOwn(record, name) ? record[name] : undefined;
  const child = isRecord(before) ? before : {};
  if (child !== before) set(child);
  place(child, rest, value);
}

/** Returns a list, or the values of form fields such as `items[0]` and `items[1]`. */
export const listOf = (value: unknown): unknown[] | undefined =>
  Array.isArray(value) ? value : isRecord(value) ? Object.values(value) : undefined;

/** Returns a whole number, also from a text; undefined for other values. */
export function wholeNumber(value: unknown): number | undefined {
  if (typeof value === 'number') return Number.isSafeInteger(value) ? value : undefined;
  return typeof value === 'string' && /^-?\d{1,15}$/.test(value) ? Number(value) : undefined;
}

/** Returns names and values, such as attributes of a line or a cart. Numbers and booleans become text. */
export function textRecord(value: unknown): { key: string; value: string }[] {
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([key, text]) =>
    ['string', 'number', 'boolean'].includes(typeof text) ? [{ key, value: String(text) }] : [],
  );
}
