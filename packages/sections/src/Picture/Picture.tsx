import type { Image as ImageData } from '@vitrine/commerce';
import { Image, type ImageCrop, type ImageLoader, type ImageProps } from '@vitrine/components';

export interface PictureProps extends Pick<ImageProps, 'alt' | 'loading' | 'fetchPriority' | 'aspectRatio' | 'crop'> {
  image: ImageData;
  /** Asks the image host for the right size. Undefined, or for a picture that it leaves as it is: there is one file. */
  imageLoader: ImageLoader | undefined;
  /** How wide it shows, as in HTML. */
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

/** No picture's own size, so that the address of a file in this size differs from the picture's. */
const anySize = { width: 1, format: 'auto', quality: 'normal' } as const;

/** The size of the largest file: of the whole picture, or of what the cut leaves of it. */
function ownSize({ width, height }: ImageData, crop: ImageCrop | undefined) {
  if (!crop || !width || !height) return { ...(width && { htmlWidth: width }), ...(height && { htmlHeight: height }) };
  const [across = 1, down = 1] = crop.split('x').map(Number);
  return {
    htmlWidth: Math.min(width, Math.round((height * across) / down)),
    htmlHeight: Math.min(height, Math.round((width * down) / across)),
  };
}
