import type { ReactNode } from 'react';
import { defined } from '../internal/defined.js';
import { customProperties, type RenderProps, type StaticProps } from '../internal/dom.js';
import { renderedBy } from '../internal/rendered.js';
import { Root } from './Text.styles.js';

export interface TextProps extends StaticProps, RenderProps {
  /** The element. Default: `'p'`. */
  as?:
    | 'p'
    | 'span'
    | 'div'
    | 'strong'
    | 'em'
    | 'small'
    | 's'
    | 'del'
    | 'ins'
    | 'b'
    | 'li'
    | 'dt'
    | 'dd'
    | 'figcaption'
    | 'address'
    | 'cite';
  /**
   * A step of the type scale. Default: `'md'` for blocks; inline elements keep the size of the text around them.
   * @selector [data-size]
   */
  size?: 'xs' | 'sm' | 'md' | 'lg' | 'xl';
  /**
   * Default: the colour of the text around it.
   * @selector [data-tone]
   */
  tone?: 'default' | 'quiet' | 'sale' | 'accent';
  /**
   * Default: the element's weight.
   * @selector [data-weight]
   */
  weight?: 'regular' | 'medium' | 'semibold' | 'heavy';
  /**
   * Cuts the text with an ellipsis after this number of lines. Screen readers still read it in full.
   * @selector [data-clamped]
   */
  maxLines?: number;
  /**
   * Figures of equal width, so that prices and counts align in columns.
   * @selector [data-tabular]
   */
  isTabular?: boolean;
  children?: ReactNode;
}

/** Text in one of the steps of the type scale. */
export function Text({ as = 'p', size, tone, weight, maxLines, isTabular, render, ...rest }: TextProps) {
  return (
    <Root
      as={as}
      {...defined({
        ...rest,
        'data-size': size,
        'data-tone': tone,
        'data-weight': weight,
        'data-tabular': isTabular || undefined,
        'data-clamped': maxLines ? '' : undefined,
        style: maxLines ? customProperties({ '--vt-max-lines': maxLines }, rest.style) : rest.style,
      })}
      {...renderedBy(render)}
    />
  );
}
