export type ImageFormat = 'auto' | 'webp' | 'png' | 'jpeg';
export type ImageQuality = 'lightest' | 'lighter' | 'normal' | 'better' | 'best' | 'smart';

/** A crop such as `'250x400'`: width and height. Only their proportion counts. */
export type ImageCrop = `${number}x${number}`;

/** A request for one file of a picture. */
export interface ImageRequest {
  /** The URL from the platform. */
  src: string;
  /** Width of the requested file in px. Absent: the file's own width. */
  width?: number;
  /** Height of the requested file in px. Present only with a crop. */
  height?: number;
  format: ImageFormat;
  quality: ImageQuality;
  crop?: ImageCrop;
}

/** Builds the URL of a request in the image host's syntax, such as `?width=640&format=webp`. */
export type ImageLoader = (request: ImageRequest) => string;

/** Widths in px from a small phone to a wide screen of double density. Each is about a third wider than the last. */
const widths = [160, 240, 320, 480, 640, 800, 1080, 1440, 1920, 2560];

/** Returns the widths worth offering. None is above the picture's own width, because the host has no larger file. */
export function offeredWidths(ownWidth?: number): number[] {
  if (!ownWidth) return widths;
  return [...widths.filter((width) => width < ownWidth), Math.min(ownWidth, 2560)];
}

/** Parses a crop into its width and height. */
export function cropSize(crop: ImageCrop): { width: number; height: number } {
  const [width = NaN, height = NaN] = crop.split('x').map(Number);
  if (!(width > 0 && height > 0)) {
    throw new Error(`Image: the crop "${crop}" has no size. Write width and height in px, such as "250x400".`);
  }
  return { width, height };
}

export interface Sources {
  src: string;
  srcSet?: string;
}

/** Returns `src` and `srcset` of a picture, with one file for each offered width. The loader builds the URLs. */
export function imageSources(loader: ImageLoader, request: ImageRequest, ownWidth?: number): Sources {
  const ratio = request.crop && cropSize(request.crop);
  const url = (width: number) =>
    loader({ ...request, width, ...(ratio && { height: Math.round((width * ratio.height) / ratio.width) }) });

  const offered = offeredWidths(ownWidth);
  // Browsers without support for srcset get a medium size.
  const fallback = offered.findLast((width) => width <= 1080) ?? offered[0]!;
  return { src: url(fallback), srcSet: offered.map((width) => `${url(width)} ${width}w`).join(', ') };
}
