/** Values of a request's JSON. A path gives the position of a value: '0.email' */
import { invalid } from './answers.js';

type Json = Record<string, unknown>;

/** Returns a text; undefined if it is absent or null. */
export function optionalText(value: unknown, path: string): string | undefined {
  if (value === undefined || value === null) return undefined;
  if (typeof value !== 'string') throw invalid({ [path]: 'error.expected.jsstring' });
  return value;
}

/** Returns the texts of an object by name. One refusal names all missing texts. */
export function requiredTexts<Name extends string>(
  body: Json,
  names: readonly Name[],
  path: string,
): Record<Name, string> {
  const texts = names.map((name) => [name, optionalText(body[name], `${path}.${name}`)?.trim()] as const);
  const missing = texts.filter(([, text]) => !text).map(([name]) => [`${path}.${name}`, 'error.path.missing']);
  if (missing.length > 0) throw invalid(Object.fromEntries(missing) as Record<string, string>);
  return Object.fromEntries(texts) as Record<Name, string>;
}

export function requiredInteger(value: unknown, path: string): number {
  if (value === undefined) throw invalid({ [path]: 'error.path.missing' });
  if (typeof value !== 'number' || !Number.isSafeInteger(value)) throw invalid({ [path]: 'error.expected.jsnumber' });
  return value;
}
