/** Signatures of messages by RFC 9421, with a key on the curve P-256 that the shop makes once. */
import type { Shop } from '../../shop/shop.js';
import { newToken } from '../../shop/token.js';

/** A public JSON Web Key. */
export interface PublicKey {
  kid: string;
  kty: 'EC';
  crv: 'P-256';
  x: string;
  y: string;
  use: 'sig';
  alg: 'ES256';
}

const curve = { name: 'ECDSA', namedCurve: 'P-256' } as const;
const algorithm = { name: 'ECDSA', hash: 'SHA-256' } as const;

/** Browsers have no cryptography on pages without https, except on this machine. */
const canSign = (): boolean => (crypto as Partial<Crypto>).subtle !== undefined;

/** Returns the shop's private key. Two requests that need the first one at the same time get the same. */
async function privateKey({ store }: Pick<Shop, 'store'>) {
  const kept = store.get('signingKey', 'current');
  if (kept) return kept.key;
  const pair = await crypto.subtle.generateKey(curve, true, ['sign', 'verify']);
  const made = await crypto.subtle.exportKey('jwk', pair.privateKey);
  const current = store.get('signingKey', 'current');
  if (current) return current.key;
  const key = { ...made, kid: newToken() };
  store.put('signingKey', 'current', { key });
  return key;
}

/** Returns the keys for a profile. Empty where the sandbox cannot sign. */
export async function publicKeys(shop: Pick<Shop, 'store'>): Promise<PublicKey[]> {
  if (!canSign()) return [];
  const { kid, x = '', y = '' } = await privateKey(shop);
  return [{ kid, kty: 'EC', crv: 'P-256', x, y, use: 'sig', alg: 'ES256' }];
}

const base64 = (bytes: ArrayBuffer): string => btoa(String.fromCharCode(...new Uint8Array(bytes)));

/**
 * Returns a POST request with its digest and its signature, which covers the target, all of the headers and the body.
 * @returns undefined where the sandbox cannot sign
 */
export async function signedPost(
  url: URL,
  headers: Readonly<Record<string, string>>,
  body: string,
  shop: Pick<Shop, 'store'>,
): Promise<(() => Request) | undefined> {
  if (!canSign()) return undefined;
  const bytes = new TextEncoder().encode(body);
  const digest = `sha-256=:${base64(await crypto.subtle.digest('SHA-256', bytes))}:`;
  const signed: Record<string, string> = { ...headers, 'content-digest': digest };
  const target = { '@method': 'POST', '@authority': url.host, '@path': url.pathname };
  const covered = Object.entries({ ...target, ...(url.search && { '@query': url.search }), ...signed });
  const { kid, ...jwk } = await privateKey(shop);
  const parameters = `(${covered.map(([name]) => `"${name}"`).join(' ')});keyid="${kid}"`;
  const base = [...covered.map(([name, value]) => `"${name}": ${value}`), `"@signature-params": ${parameters}`].join(
    '\n',
  );
  const key = await crypto.subtle.importKey('jwk', jwk, curve, false, ['sign']);
  const signature = base64(await crypto.subtle.sign(algorithm, key, new TextEncoder().encode(base)));
  const all = { ...signed, 'signature-input': `sig1=${parameters}`, signature: `sig1=:${signature}:` };
  return () => new Request(url, { method: 'POST', headers: all, body: bytes, redirect: 'error' });
}
