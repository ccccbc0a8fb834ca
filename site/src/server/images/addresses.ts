import { createHmac, timingSafeEqual } from 'node:crypto';
import { imageHosts } from '@vitrine/commerce/server';
import { previousSecrets, sessionSecret } from '../environment/variables';

const mediaPath = '/media';

// 96 bits cannot be guessed over the network. More would make pages longer: each picture has a signature, which cannot
// be compressed.
const signatureLength = 16;

const isApproved = ({ protocol, host }: URL) => protocol === 'https:' && imageHosts.includes(host);

/**
 * Signs an address of this server, since the proxy does not fetch addresses that others wrote. The signature is the
 * same on every server of the shop.
 */
function signatureOf(href: string, secret = sessionSecret()): string {
  const key = createHmac('sha256', secret).update('image proxy').digest();
  return createHmac('sha256', key).update(href).digest('base64url').slice(0, signatureLength);
}

/**
 * Returns the address from which a browser loads a picture of the shop: the picture's own on an approved host, otherwise our proxy's, signed.
 * The content security policy allows no other host.
 */
export const imageUrl = (shopOrigin: string | undefined) => (src: string) => {
  const url = URL.parse(src, shopOrigin);
  if (!url || !/^https?:$/.test(url.protocol) || isApproved(url)) return src;
  return `${mediaPath}/${signatureOf(url.href)}/${Buffer.from(url.href).toString('base64url')}`;
};

/** Returns the picture's address from an address of the proxy. Undefined for an address that this server did not write. */
export function proxiedImage({ pathname }: URL): string | undefined {
  const [signature = '', encoded = '', ...others] = pathname.slice(mediaPath.length + 1).split('/');
  const href = Buffer.from(encoded, 'base64url').toString();
  const secrets = [sessionSecret(), ...previousSecrets()];
  const isOurs = others.length === 0 && secrets.some((secret) => isEqual(signature, signatureOf(href, secret)));
  return isOurs ? href : undefined;
}

function isEqual(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
