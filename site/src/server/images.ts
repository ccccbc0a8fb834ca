import { imageHosts } from '../imageHosts';

const mediaPath = '/media';

/**
 * The address that a browser loads a picture of the shop from: the picture's own on an approved host, our proxy's for one on
 * the shop's own origin. A picture from elsewhere keeps its address, and the content security policy keeps it out.
 */
export const imageUrl = (shopOrigin: string | undefined) => (src: string) => {
  const url = URL.parse(src, shopOrigin);
  if (!url || imageHosts.includes(url.hostname) || url.origin !== shopOrigin) return src;
  return `${mediaPath}${url.pathname}${url.search}`;
};

/** The picture on the shop's origin that an address of the proxy stands for; undefined where it would lead elsewhere. */
export function proxiedImage(shopOrigin: string | undefined, { pathname, search }: URL): URL | undefined {
  const url = URL.parse(`${shopOrigin}${pathname.slice(mediaPath.length)}${search}`);
  return url && url.origin === shopOrigin ? url : undefined;
}
