import type { Capabilities } from './commerce.js';

/** A request for one file of a picture. */
export interface ImageFileRequest {
  /** The picture's URL from the catalogue or the cart. */
  src: string;
  /** The requested width in px. Hosts never enlarge a picture. Absent: the original width. */
  width?: number;
  /** The requested height in px. The host crops the picture to the proportions of both. Absent: not cropped. */
  height?: number;
  /** Default: 'auto', the best format that the browser accepts. */
  format?: 'auto' | 'webp' | 'png' | 'jpeg';
}

/**
 * Returns a function that writes the URL of a picture in the requested size, for the platform's image hosts. It
 * returns the URLs of pictures on other hosts unchanged. Returns `undefined` if the platform does not resize
 * pictures: each picture has one file then.
 */
export function imageLoader({
  imageResizing,
}: Pick<Capabilities, 'imageResizing'>): ((request: ImageFileRequest) => string) | undefined {
  if (!imageResizing) return undefined;
  const { hosts, parameters, formats } = imageResizing;
  return ({ src, width, height, format = 'auto' }) => {
    if (!URL.canParse(src)) return src;
    const url = new URL(src);
    if (!hosts.includes(url.host)) return src;
    const set = (name: string, value: string | number) => url.searchParams.set(name, `${value}`);
    if (width) set(parameters.width, width);
    if (height) {
      set(parameters.height, height);
      set(...parameters.crop);
    }
    if (format !== 'auto') set(parameters.format, formats[format]);
    return url.href;
  };
}
