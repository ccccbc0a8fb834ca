import type { ElementType, MouseEventHandler, ReactNode } from 'react';
import type { ButtonLook } from '../Button/Button.js';
import { Face } from '../Button/Button.styles.js';
import { defined } from '../internal/defined.js';
import type { DomProps } from '../internal/dom.js';
import { Root } from './ButtonLink.styles.js';

export interface ButtonLinkProps extends ButtonLook, DomProps<HTMLAnchorElement> {
  href: string;
  /** A framework's link, for moving without a full load. Default: `'a'`. */
  linkAs?: ElementType;
  /** As wide as its container. Default: `false`. */
  isFullWidth?: boolean;
  /** Before the text, in reading direction. */
  iconBefore?: ReactNode;
  /** After the text, in reading direction. */
  iconAfter?: ReactNode;
  onClick?: MouseEventHandler<HTMLAnchorElement>;
  children?: ReactNode;
}

/** A link with the looks of a button: the one way on from here, such as 'Checkout'. */
export function ButtonLink({
  variant = 'primary',
  size = 'md',
  linkAs = 'a',
  isFullWidth,
  iconBefore,
  iconAfter,
  children,
  ...rest
}: ButtonLinkProps) {
  return (
    <Root
      as={linkAs}
      {...defined({ ...rest, 'data-full-width': isFullWidth || undefined })}
      data-variant={variant}
      data-size={size}
    >
      <Face>
        {iconBefore}
        {children}
        {iconAfter}
      </Face>
    </Root>
  );
}
