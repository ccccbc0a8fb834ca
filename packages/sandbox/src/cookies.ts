/** The cookies of a request, by name. */
export function cookiesOf({ headers }: Request): Map<string, string> {
  const pairs = (headers.get('cookie') ?? '').split(';').map((pair): [string, string] => {
    const [name = '', ...rest] = pair.split('=');
    return [name.trim(), decode(rest.join('=').trim())];
  });
  return new Map(pairs);
}

/** Percent-decodes a text. Returns a malformed text unchanged. */
export function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
