import type { ReactNode } from 'react';
import { defined } from '../internal/defined.js';
import { customProperties, type RenderProps, type StaticProps } from '../internal/dom.js';
import { renderedBy } from '../internal/rendered.js';
import { theme } from '../theme/theme.js';
import type { Tokens } from '../theme/tokens.js';
import { Body, Footer, Media, Root } from './Card.styles.js';

export interface CardProps extends StaticProps, RenderProps {
  /** The element. `'article'` or `'section'` for content with a heading, `'li'` in a list. Default: `'div'`. */
  as?: 'div' | 'article' | 'section' | 'li';
  /**
   * A hairline around it, or the panel colour below it. Default: `'outline'`.
   * @selector [data-variant]
   */
  variant?: 'outline' | 'panel';
  /** Space around the content, a key of the space tokens (units of 4 px). Default: 5, which is 20 px. */
  padding?: keyof Tokens['space'];
  /** A picture over its whole width, above the content. */
  media?: ReactNode;
  /** Below the content, at the bottom of the card, such as its buttons. In a `Grid`, the footers of a row are in line. */
  footer?: ReactNode;
  children?: ReactNode;
}

/** A box around content that belongs together, such as an address or an offer. */
export function Card({
  as = 'div',
  variant = 'outline',
  padding = 5,
  media,
  footer,
  render,
  children,
  ...rest
}: CardProps) {
  return (
    <Root
      as={as}
      {...defined(rest)}
      data-variant={variant}
      style={customProperties({ '--vt-card-padding': theme.space[padding] }, rest.style)}
      {...renderedBy(render)}
    >
      {media && <Media>{media}</Media>}
      <Body>{children}</Body>
      {footer && <Footer>{footer}</Footer>}
    </Root>
  );
}
