/** Ids that nobody can guess, read or change, or use at another shop: the platform's own data, sealed. The server stores nothing. */
import { base64Url } from '../shared/base64Url.js';

export interface Sealing<Value> {
  /** @param value data for JSON */
  seal(value: Value): Promise<string>;
  /** Undefined for a text that this shop has not sealed for this purpose. */
  open(text: string): Promise<Value | undefined>;
}

/** Bytes of the random start of a sealed text. */
const ivLength = 12;

/**
 * Seals with the first secret, and opens with all.
 * @param purpose what is sealed: a sealed cart opens as nothing else
 * @param shop names the shop: secrets that several shops share open nothing of another shop's
 */
export function createSealing<Value>(
  purpose: 'cart of an agent' | 'link to an order',
  secrets: () => readonly string[],
  shop: string,
): Sealing<Value> {
  const keys = new Map<string, Promise<CryptoKey>>();
  const keyOf = (secret: string) => {
    const key = keys.get(secret) ?? deriveKey(secret, shop, purpose);
    keys.set(secret, key);
    return key;
  };

  return {
    async seal(value) {
      const [secret] = secrets();
      if (secret === undefined) throw new Error('Sealing needs a secret.');
      const iv = crypto.getRandomValues(new Uint8Array(ivLength));
      const plain = new TextEncoder().encode(JSON.stringify(value));
      const sealed = new Uint8Array(await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, await keyOf(secret), plain));
      return base64Url(new Uint8Array([...iv, ...sealed]));
    },
    async open(text) {
      const bytes = toBytes(text);
      if (!bytes) return undefined;
      const [iv, sealed] = [bytes.slice(0, ivLength), bytes.slice(ivLength)];
      for (const secret of secrets()) {
        const key = await keyOf(secret);
        const plain = await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, key, sealed).catch(() => undefined);
        if (plain) return JSON.parse(new TextDecoder().decode(plain)) as Value;
      }
      return undefined;
    },
  };
}

async function deriveKey(secret: string, shop: string, purpose: string): Promise<CryptoKey> {
  const encode = (text: string) => new TextEncoder().encode(text);
  const material = await crypto.subtle.importKey('raw', encode(secret), 'HKDF', false, ['deriveKey']);
  const hkdf = { name: 'HKDF', hash: 'SHA-256', salt: encode(shop), info: encode(purpose) };
  return crypto.subtle.deriveKey(hkdf, material, { name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);
}

function toBytes(text: string): Uint8Array<ArrayBuffer> | undefined {
  if (!/^[\w-]{40,2000}$/.test(text)) return undefined;
  try {
    return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (byte) => byte.charCodeAt(0));
  } catch {
    return undefined;
  }
}
