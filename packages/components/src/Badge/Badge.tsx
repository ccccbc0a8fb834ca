import type { ReactNode } from 'react';
import { defined } from '../internal/defined.js';
import { customProperties, type RenderProps, type StaticProps } from '../internal/dom.js';
import { renderedBy } from '../internal/rendered.js';
import { Anchor, Root } from './Badge.styles.js';

export interface BadgeProps extends StaticProps, RenderProps {
  /** A few words or a count. Without it, text in the badge is its content, and around an element no badge shows. */
  badgeContent?: ReactNode;
  /** How far it extends beyond the end edge of its children: a number of px, or a CSS length. Default: 0. */
  xOverhang?: number | string;
  /** How far it extends beyond the top edge of its children: a number of px, or a CSS length. Default: 0. */
  yOverhang?: number | string;
  /**
   * `'cart'` is the round count on the cart's icon. Default: `'solid'`.
   * @selector [data-variant]
   */
  variant?: 'outline' | 'solid' | 'subtle' | 'cart';
  /** For the element around children and badge; all other props go to the badge. */
  containerProps?: StaticProps;
  /** An element with the badge on its upper end corner, or the text of an inline badge. Default: the badge is inline. */
  children?: ReactNode;
}

const length = (value: number | string) => (typeof value === 'number' ? `${value}px` : value);

/** A word or a count on or beside an element. Include the count in the `aria-label` of a control that has one. */
export function Badge({
  badgeContent,
  xOverhang = 0,
  yOverhang = 0,
  variant = 'solid',
  containerProps,
  render,
  children: given,
  ...rest
}: BadgeProps) {
  // Text is the content of a badge that has no other.
  const isChip = badgeContent === undefined && (typeof given === 'string' || typeof given === 'number');
  const children = isChip ? undefined : given;
  const content = isChip ? given : badgeContent;
  const isAnchored = children != null;
  const badge = content != null && content !== false && (
    <Root
      {...defined({ ...rest, 'data-anchored': isAnchored || undefined })}
      data-variant={variant}
      style={customProperties(
        { '--vt-x-overhang': length(xOverhang), '--vt-y-overhang': length(yOverhang) },
        rest.style,
      )}
      {...renderedBy(render)}
    >
      {content}
    </Root>
  );
  if (!isAnchored) return badge;
  return (
    <Anchor {...containerProps}>
      {children}
      {badge}
    </Anchor>
  );
}
