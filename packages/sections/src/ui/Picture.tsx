import type { Image as ImageData } from '@vitrine/commerce';
import { Image, type ImageCrop, type ImageLoader, type ImageProps } from '@vitrine/components';

export interface PictureProps extends Pick<
  ImageProps,
  'alt' | 'loading' | 'fetchPriority' | 'aspectRatio' | 'fit' | 'crop'
> {
  image: ImageData;
  /** Builds the URLs that request the right size from the image host. If it is undefined or returns the picture's own URL, there is one file. */
  imageLoader: ImageLoader | undefined;
  /** The displayed width, as in HTML. */
  sizes: string;
}

/** A picture of the shop's data, in the sizes that its host offers. */
export function Picture({ image, imageLoader, crop, ...rest }: PictureProps) {
  const isResizable = imageLoader && imageLoader({ ...anySize, src: image.src }) !== image.src;
  return (
    <Image
      {...rest}
      src={image.src}
      {...ownSize(image, crop)}
      {...(crop && { crop })}
      {...(isResizable && { loader: imageLoader })}
    />
  );
}

/** A size that no picture has. For it, a loader that resizes returns a URL other than the picture's own. */
const anySize = { width: 1, format: 'auto', quality: 'normal' } as const;

/** Returns the size of the largest file: the whole picture, or its cropped part. */
function ownSize({ width, height }: ImageData, crop: ImageCrop | undefined) {
  if (!crop || !width || !height) return { ...(width && { htmlWidth: width }), ...(height && { htmlHeight: height }) };
  const [across = 1, down = 1] = crop.split('x').map(Number);
  return {
    htmlWidth: Math.min(width, Math.round((height * across) / down)),
    htmlHeight: Math.min(height, Math.round((width * down) / across)),
  };
}
