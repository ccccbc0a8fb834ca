import type { Image as ImageData } from '@vitrine/commerce';
import { Heading, type ImageLoader } from '@vitrine/components';
import type { ReactNode } from 'react';
import { Picture } from '../ui/Picture.js';
import type { RootProps } from '../rootProps.js';
import { Caption, Frame, Root } from './Banner.styles.js';

export interface BannerProps extends RootProps {
  /** The page's title. */
  title: string;
  /** Whether the title is visible. Default: `false`, for screen readers only. */
  showTitle?: boolean;
  /** Level of the title. Default: 1. */
  headingLevel?: 1 | 2;
  /** `'md'` for a page with a search or a list below: lower, with an uncropped picture. Default: `'lg'`, as wide as the screen. */
  size?: 'md' | 'lg';
  /** The picture in the background. Default: none, only the title. */
  image?: ImageData | undefined;
  /** Returns the image host's URL of a picture in the right size. Default: none, the picture's own URL. */
  imageLoader?: ImageLoader | undefined;
  /** Content below a visible title, such as a sentence or a link. */
  children?: ReactNode;
}

/** The opening of a page: a picture in the background, and a title. */
export function Banner({
  title,
  showTitle = false,
  headingLevel = 1,
  size = 'lg',
  image,
  imageLoader,
  children,
  ...root
}: BannerProps) {
  const heading = (
    <Heading level={headingLevel} size="4xl" isHidden={!showTitle}>
      {title}
    </Heading>
  );
  return (
    <Root {...root} data-size={image ? size : 'plain'}>
      {image && (
        <Frame>
          <Picture image={image} imageLoader={imageLoader} alt="" loading="eager" fetchPriority="high" sizes="100vw" />
        </Frame>
      )}
      {showTitle ? (
        <Caption>
          {heading}
          {children}
        </Caption>
      ) : (
        heading
      )}
    </Root>
  );
}
