import { createHmac, timingSafeEqual } from 'node:crypto';
import { imageHosts } from '@vitrine/commerce/server';
import { previousSecrets, sessionSecret } from '../environment/variables';

const mediaPath = '/media';

// 96 bits cannot be guessed over the network. More would make pages longer: each picture has a signature, which cannot
// be compressed.
const signatureLength = 16;

const isApproved = ({ protocol, host }: URL) => protocol === 'https:' && imageHosts.includes(host);

/**
 * Signs a URL of this server, since the proxy does not fetch URLs that others wrote. The signature is the
 * same on every server of the shop.
 */
function signatureOf(href: string, secret = sessionSecret()): string {
  const key = createHmac('sha256', secret).update('image proxy').digest();
  return createHmac('sha256', key).update(href).digest('base64url').slice(0, signatureLength);
}

/**
 * Returns the URL from which a browser loads a picture of the shop: the picture's own on an approved host, otherwise our proxy's, signed.
 * The content security policy allows no other host.
 */
export const imageUrl = (shopOrigin: string | undefined) => (src: string) => {
  const url = URL.parse(src, shopOrigin);
  if (!url || !/^https?:$/.test(url.protocol) || isApproved(url)) return src;
  return proxyUrl(url.href);
};

/** The end of the URL of a picture as PNG. */
const rasterEnd = '/picture.png';

/** Returns a URL of the picture in a format that feeds take: of an SVG our proxy's PNG, otherwise the picture's own. */
export function rasterUrl(src: string): string {
  const href = proxiedImage(new URL(src, 'http://localhost')) ?? src;
  if (!URL.parse(href)?.pathname.endsWith('.svg')) return src;
  return `${proxyUrl(href)}${rasterEnd}`;
}

const proxyUrl = (href: string) => `${mediaPath}/${signatureOf(href)}/${Buffer.from(href).toString('base64url')}`;

/** Whether a URL of the proxy wants a picture as PNG. */
export const isRaster = ({ pathname }: Pick<URL, 'pathname'>) => pathname.endsWith(rasterEnd);

/** Returns the picture's URL from a URL of the proxy. Undefined for a URL that this server did not write. */
export function proxiedImage({ pathname }: URL): string | undefined {
  if (!pathname.startsWith(`${mediaPath}/`)) return undefined;
  const path = isRaster({ pathname }) ? pathname.slice(0, -rasterEnd.length) : pathname;
  const [signature = '', encoded = '', ...others] = path.slice(mediaPath.length + 1).split('/');
  const href = Buffer.from(encoded, 'base64url').toString();
  const secrets = [sessionSecret(), ...previousSecrets()];
  const isOurs = others.length === 0 && secrets.some((secret) => isEqual(signature, signatureOf(href, secret)));
  return isOurs ? href : undefined;
}

function isEqual(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
