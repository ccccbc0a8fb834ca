export type ImageFormat = 'auto' | 'webp' | 'png' | 'jpeg';
export type ImageQuality = 'lightest' | 'lighter' | 'normal' | 'better' | 'best' | 'smart';

/** A crop as `'250x400'`: width and height, of which the proportion counts. */
export type ImageCrop = `${number}x${number}`;

/** One file that the browser may ask for. */
export interface ImageRequest {
  /** The address as the platform gave it. */
  src: string;
  /** Wanted width in px of the file. Absent: as it is. */
  width?: number;
  /** Wanted height in px. Only there with a crop. */
  height?: number;
  format: ImageFormat;
  quality: ImageQuality;
  crop?: ImageCrop;
}

/** Writes a request in the words of the image host, such as `?width=640&format=webp`. */
export type ImageLoader = (request: ImageRequest) => string;

/** From a small phone to a wide screen of double density, each about a third wider than the last. */
const widths = [160, 240, 320, 480, 640, 800, 1080, 1440, 1920, 2560];

/** Widths worth offering: none above the picture's own, which no file of the host could fill. */
export function offeredWidths(ownWidth?: number): number[] {
  if (!ownWidth) return widths;
  return [...widths.filter((width) => width < ownWidth), Math.min(ownWidth, 2560)];
}

/** Width to height of a crop. */
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

/** What `src` and `srcset` of a picture are: one file for each offered width, as the loader writes it. */
export function imageSources(loader: ImageLoader, request: ImageRequest, ownWidth?: number): Sources {
  const ratio = request.crop && cropSize(request.crop);
  const url = (width: number) =>
    loader({ ...request, width, ...(ratio && { height: Math.round((width * ratio.height) / ratio.width) }) });

  const offered = offeredWidths(ownWidth);
  // Browsers that read no srcset get a middling one.
  const fallback = offered.findLast((width) => width <= 1080) ?? offered[0]!;
  return { src: url(fallback), srcSet: offered.map((width) => `${url(width)} ${width}w`).join(', ') };
}
