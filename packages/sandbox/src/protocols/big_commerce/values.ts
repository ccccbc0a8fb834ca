/** Values of a request's JSON. A path names where one stands: '0.email' */
import { invalid } from './answers.js';

type Json = Record<string, unknown>;

/** Undefined where nothing stands there. */
export function optionalText(value: unknown, path: string): string | undefined {
  if (value === undefined || value === null) return undefined;
  if (typeof value !== 'string') throw invalid({ [path]: 'error.expected.jsstring' });
  return value;
}

/** The texts of an object by their names there; those that are missing together make one refusal. */
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
