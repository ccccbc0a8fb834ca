import type { Image as Picture } from '@vitrine/commerce';
import { Heading, Image } from '@vitrine/components';
import type { ReactNode } from 'react';
import { Caption, Frame, Root } from './Banner.styles.js';

export interface BannerProps {
  title: string;
  /** Whether the title is seen. Default: `false`, it is visually hidden. */
  showTitle?: boolean;
  /** Level of the title. Default: 1. */
  headingLevel?: 1 | 2;
  /** In the background. Default: none, the title stands on the panel colour. */
  image?: Picture | undefined;
  /** Below a visible title: a sentence, a link. */
  children?: ReactNode;
}

/** Opens a page: a picture in the background, and a title. */
export function Banner({ title, showTitle = false, headingLevel = 1, image, children }: BannerProps) {
  const heading = (
    <Heading level={headingLevel} size="4xl" isHidden={!showTitle}>
      {title}
    </Heading>
  );
  return (
    <Root>
      <Frame>
        {image && (
          <Image
            src={image.src}
            alt=""
            loading="eager"
            fetchPriority="high"
            sizes="100vw"
            {...(image.width && { htmlWidth: image.width })}
            {...(image.height && { htmlHeight: image.height })}
          />
        )}
      </Frame>
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
