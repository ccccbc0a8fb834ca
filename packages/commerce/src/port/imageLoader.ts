import type { Capabilities } from './commerce.js';

/** One file of a picture, as a page wants it. */
export interface ImageFileRequest {
  /** The picture's address, as the catalogue or the cart has it. */
  src: string;
  /** Wanted width in px; no host makes a picture larger than it is. Absent: as it is. */
  width?: number;
  /** Wanted height in px: then the picture is cut to the proportion of both. Absent: whole. */
  height?: number;
  /** Default: 'auto', the best that the browser takes. */
  format?: 'auto' | 'webp' | 'png' | 'jpeg';
}

/**
 * Writes the address under which the platform's image hosts give a picture in the wanted size. The address of a picture from
 * elsewhere stays as it is. `undefined` where the platform resizes none: then there is one file of each picture.
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
