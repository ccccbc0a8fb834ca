import { defined } from '../internal/defined.js';
import { customProperties, type RenderProps, type StaticProps } from '../internal/dom.js';
import { renderedBy } from '../internal/rendered.js';
import { Root } from './Image.styles.js';
import {
  cropSize,
  imageSources,
  type ImageCrop,
  type ImageFormat,
  type ImageLoader,
  type ImageQuality,
} from './sources.js';

export interface ImageProps extends StaticProps<HTMLImageElement>, RenderProps {
  src: string;
  /** The same picture in other sizes. Default: the sizes that the `loader` offers; none without a loader. */
  srcSet?: string;
  /** Text for people who do not see the picture. It also shows in place of a picture that fails to load. Empty or `undefined` for decoration, which screen readers skip. */
  alt: string | undefined;
  /** `'eager'` for pictures in view when the page opens. `'lazy-polyfill'` is the same as `'lazy'`, which every supported browser supports. Default: `'lazy'`. */
  loading?: 'lazy' | 'eager' | 'lazy-polyfill';
  /** `'high'` for the page's main picture. Default: the browser decides. */
  fetchPriority?: 'high' | 'low' | 'auto';
  /** The file format to request from the loader. Default: `'auto'`, the best format that the browser accepts. */
  format?: ImageFormat;
  /** The amount of detail to request from the loader. Default: `'normal'`. */
  quality?: ImageQuality;
  /** The picture's own width in px. With `htmlHeight`, it reserves the picture's space. */
  htmlWidth?: number;
  /** The picture's own height in px. */
  htmlHeight?: number;
  /** The same as `htmlWidth`, by its name in HTML. `htmlWidth` comes first. */
  width?: number;
  /** The same as `htmlHeight`, by its name in HTML. `htmlHeight` comes first. */
  height?: number;
  /** The displayed width, as in HTML. Default for lazy pictures with several sizes: the width that the browser measures. */
  sizes?: string;
  /** Crops the picture to a proportion, such as `'250x400'`. */
  crop?: ImageCrop;
  /** Builds the URLs that request the right size, format and crop from the image host. Default: none; `src` is used unchanged. */
  loader?: ImageLoader;
  /** The shape of its box, such as `'4 / 5'`. The picture then fills the available width. Default: the crop's proportion, or else the picture's own. */
  aspectRatio?: string;
  /** How the picture fills a box of another shape. Default: `'cover'`. */
  fit?: 'cover' | 'contain';
}

/** A picture that reserves its space from the start, so the layout does not shift when it loads or fails. */
export function Image({
  src,
  srcSet,
  alt,
  loading = 'lazy',
  format = 'auto',
  quality = 'normal',
  width,
  height,
  htmlWidth = width,
  htmlHeight = height,
  sizes,
  crop,
  loader,
  aspectRatio,
  fit = 'cover',
  render,
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
        // `auto` comes first: browsers that cannot measure use the rest of the list.
        sizes: offered && (sizes ?? (isLazy ? 'auto, 100vw' : '100vw')),
        srcSet: offered,
        width: htmlWidth,
        height: htmlHeight,
        'data-framed': shape ? '' : undefined,
        'data-fit': shape ? fit : undefined,
        style: shape ? customProperties({ '--vt-aspect-ratio': shape }, rest.style) : rest.style,
      })}
      // Set after loading, sizes and srcset: some browsers start to fetch as soon as `src` is set.
      src={sources.src}
      alt={alt ?? ''}
      {...renderedBy(render)}
    />
  );
}
