import type { Image as ImageData } from '@vitrine/commerce';
import { Heading, type ImageLoader } from '@vitrine/components';
import type { ReactNode } from 'react';
import { Picture } from '../Picture/Picture.js';
import { Caption, Frame, Root } from './Banner.styles.js';

export interface BannerProps {
  /** What the page is about. */
  title: string;
  /** Whether the title is seen. Default: `false`, it is visually hidden. */
  showTitle?: boolean;
  /** Level of the title. Default: 1. */
  headingLevel?: 1 | 2;
  /** `'md'` for a page with something to look for below it: lower, with the whole picture. Default: `'lg'`, as wide as the screen. */
  size?: 'md' | 'lg';
  /** In the background. Default: none, the title stands by itself. */
  image?: ImageData | undefined;
  /** Asks the image host for pictures of the right size. Default: none, each comes as it is. */
  imageLoader?: ImageLoader | undefined;
  /** Below a visible title: a sentence, a link. */
  children?: ReactNode;
}

/** Opens a page: a picture in the background, and a title. */
export function Banner({
  title,
  showTitle = false,
  headingLevel = 1,
  size = 'lg',
  image,
  imageLoader,
  children,
}: BannerProps) {
  const heading = (
    <Heading level={headingLevel} size="4xl" isHidden={!showTitle}>
      {title}
    </Heading>
  );
  return (
    <Root data-size={image ? size : 'plain'}>
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
