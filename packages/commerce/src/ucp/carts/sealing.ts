/** The ids of carts: the platform's own id, sealed so that nobody can guess, read or change it, or use it at another shop. */

/** What a cart's id holds. */
interface SealedCart {
  /** The platform's id. */
  cartId: string;
  /** The buyer's country, language and currency, so that later requests have the same prices. */
  buyer: { country?: string; locale?: string; currency?: string };
}

export interface Sealing {
  seal(cart: SealedCart): Promise<string>;
  /** Undefined for a text that this shop has not sealed. */
  open(text: string): Promise<SealedCart | undefined>;
}

/** Bytes of the random start of a sealed text. */
const ivLength = 12;

/**
 * Seals with the first secret, and opens with all.
 * @param shop names the shop: secrets that several shops share open nothing of another shop's
 */
export function createSealing(secrets: () => readonly string[], shop: string): Sealing {
  const keys = new Map<string, Promise<CryptoKey>>();
  const keyOf = (secret: string) => {
    const key = keys.get(secret) ?? deriveKey(secret, shop);
    keys.set(secret, key);
    return key;
  };

  return {
    async seal({ cartId, buyer }) {
      const [secret] = secrets();
      if (secret === undefined) throw new Error('A cart needs a secret for its id.');
      const iv = crypto.getRandomValues(new Uint8Array(ivLength));
      const plain = new TextEncoder().encode(JSON.stringify([cartId, buyer]));
      const sealed = new Uint8Array(await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, await keyOf(secret), plain));
      return toText(new Uint8Array([...iv, ...sealed]));
    },
    async open(text) {
      const bytes = toBytes(text);
      if (!bytes) return undefined;
      const [iv, sealed] = [bytes.slice(0, ivLength), bytes.slice(ivLength)];
      for (const secret of secrets()) {
        const key = await keyOf(secret);
        const plain = await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, key, sealed).catch(() => undefined);
        if (!plain) continue;
        const [cartId, buyer] = JSON.parse(new TextDecoder().decode(plain)) as [string, SealedCart['buyer']];
        return { cartId, buyer };
      }
      return undefined;
    },
  };
}

async function deriveKey(secret: string, shop: string): Promise<CryptoKey> {
  const encode = (text: string) => new TextEncoder().encode(text);
  const material = await crypto.subtle.importKey('raw', encode(secret), 'HKDF', false, ['deriveKey']);
  const hkdf = { name: 'HKDF', hash: 'SHA-256', salt: encode(shop), info: encode('cart of an agent') };
  return crypto.subtle.deriveKey(hkdf, material, { name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);
}

const toText = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

function toBytes(text: string): Uint8Array<ArrayBuffer> | undefined {
  if (!/^[\w-]{40,2000}$/.test(text)) return undefined;
  try {
    return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (byte) => byte.charCodeAt(0));
  } catch {
    return undefined;
  }
}
