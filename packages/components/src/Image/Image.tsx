import { defined } from '../internal/defined.js';
import { customProperties, type DomProps } from '../internal/dom.js';
import { Root } from './Image.styles.js';
import {
  cropSize,
  imageSources,
  type ImageCrop,
  type ImageFormat,
  type ImageLoader,
  type ImageQuality,
} from './sources.js';

export interface ImageProps extends DomProps<HTMLImageElement> {
  src: string;
  /** The same picture in other sizes. Default: what the loader offers, if there is one. */
  srcSet?: string;
  /** What it shows, for those who don't see it, and in its place if it fails. Empty or `undefined`: it is decoration, and passed over. */
  alt: string | undefined;
  /** `'eager'` for what is in view at first; `'lazy-polyfill'` is `'lazy'`, which every supported browser knows. Default: `'lazy'`. */
  loading?: 'lazy' | 'eager' | 'lazy-polyfill';
  /** `'high'` for the one picture that the page is about. Default: the browser decides. */
  fetchPriority?: 'high' | 'low' | 'auto';
  /** The file format to ask the loader for. Default: `'auto'`, the best that the browser takes. */
  format?: ImageFormat;
  /** How much detail to ask the loader for. Default: `'normal'`. */
  quality?: ImageQuality;
  /** The picture's own width in px. With `htmlHeight` it reserves the room. */
  htmlWidth?: number;
  /** The picture's own height in px. */
  htmlHeight?: number;
  /** How wide it shows, as in HTML. Default for lazy pictures with several sizes: what the browser measures. */
  sizes?: string;
  /** Cut to a proportion, such as `'250x400'`. */
  crop?: ImageCrop;
  /** Asks the image host for the right size, format and crop. Default: none, `src` is used as it is. */
  loader?: ImageLoader;
  /** The shape of its room, such as `'4 / 5'`; it then fills the width it is given. Default: that of the crop, else its own. */
  aspectRatio?: string;
  /** How it fills a room of another shape. Default: `'cover'`. */
  fit?: 'cover' | 'contain';
}

/** A picture that keeps its room from the start, so that nothing moves when it comes or fails. */
export function Image({
  src,
  srcSet,
  alt,
  loading = 'lazy',
  format = 'auto',
  quality = 'normal',
  htmlWidth,
  htmlHeight,
  sizes,
  crop,
  loader,
  aspectRatio,
  fit = 'cover',
  ...rest
}: ImageProps) {
  const isLazy = loading !== 'eager';
  const sources = loader
    ? imageSources(loader, { src, format, quality, ...(crop && { crop }) }, htmlWidth)
    : { src, srcSet: undefined };
  const offered = srcSet ?? sources.srcSet;
  const cropped = crop && cropSize(crop);
  const shape = aspectRatio ?? (cropped && `${cropped.width} / ${cropped.height}`);

  return (
    <Root
      {...defined({
        ...rest,
        loading: isLazy ? ('lazy' as const) : ('eager' as const),
        decoding: isLazy ? ('async' as const) : undefined,
        // `auto` first: a browser that cannot measure takes the rest of the list.
        sizes: offered && (sizes ?? (isLazy ? 'auto, 100vw' : '100vw')),
        srcSet: offered,
        width: htmlWidth,
        height: htmlHeight,
        'data-framed': shape ? '' : undefined,
        'data-fit': shape ? fit : undefined,
        style: shape ? customProperties({ '--vt-aspect-ratio': shape }, rest.style) : rest.style,
      })}
      // After loading, sizes and srcset: some browsers begin to fetch as soon as this is set.
      src={sources.src}
      alt={alt ?? ''}
    />
  );
}
