import type { Image as ImageData } from '@vitrine/commerce';
import { Heading, Text, type ImageLoader } from '@vitrine/components';
import { useId, type ReactNode } from 'react';
import { Picture } from '../ui/Picture.js';
import type { ShopHref } from '../shop/paths.js';
import type { RootProps } from '../rootProps.js';
import { Action, Frame, Root, Words } from './Feature.styles.js';

export interface FeatureProps extends RootProps {
  /** The title. */
  title: string;
  /** `'opening'` begins a page: its title is the page's title, and its picture loads first. Default: `'story'`. */
  variant?: 'opening' | 'story';
  /** A few words above the title, such as the name of the series. Default: none. */
  kicker?: string;
  /** The picture beside the text. Default: none. */
  image?: ImageData | undefined;
  /** Width to height of its frame, such as `'4 / 5'`. Default: `'4 / 3'`. */
  aspectRatio?: string;
  /** The part of the picture to keep if it is wider than its frame. Default: `'center'`. */
  keep?: 'center' | 'end';
  /** Whether the picture is before the text on wide screens. Default: `false`. */
  isReversed?: boolean;
  /** The one link. Default: none. */
  action?: { label: string; href: ShopHref } | undefined;
  /** Returns the image host's URL of a picture in the right size. Default: none, the picture's own URL. */
  imageLoader?: ImageLoader | undefined;
  /** Paragraphs. */
  children?: ReactNode;
}

/** A picture with a few words and one link beside it. */
export function Feature({
  title,
  variant = 'story',
  kicker,
  image,
  aspectRatio = '4 / 3',
  keep = 'center',
  isReversed = false,
  action,
  imageLoader,
  children,
  ...root
}: FeatureProps) {
  const id = useId();
  const isOpening = variant === 'opening';
  return (
    <Root {...root} aria-labelledby={id} data-variant={variant} data-reversed={isReversed ? '' : undefined}>
      <Words>
        {kicker && (
          <Text size="sm" tone="quiet" weight="medium">
            {kicker}
          </Text>
        )}
        <Heading id={id} level={isOpening ? 1 : 2} size={isOpening ? '5xl' : '3xl'}>
          {title}
        </Heading>
        {children}
        {action && (
          <Action href={action.href} data-variant={isOpening ? 'primary' : 'quiet'}>
            {action.label}
          </Action>
        )}
      </Words>
      {image && (
        <Frame data-keep={keep} style={{ aspectRatio }}>
          <Picture
            image={image}
            imageLoader={imageLoader}
            alt={image.alt ?? ''}
            sizes="(min-width: 90em) 48em, (min-width: 62em) 55vw, 100vw"
            loading={isOpening ? 'eager' : 'lazy'}
            {...(isOpening && { fetchPriority: 'high' })}
          />
        </Frame>
      )}
    </Root>
  );
}
