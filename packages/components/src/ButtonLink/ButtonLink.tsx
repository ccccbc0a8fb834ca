import type { ElementType, ReactNode } from 'react';
import type { ButtonLook } from '../Button/Button.js';
import { Face } from '../Button/Button.styles.js';
import { defined } from '../internal/defined.js';
import type { AnchorProps, RenderProps } from '../internal/dom.js';
import type { LinkedProps } from '../internal/link.js';
import { checkHref } from '../internal/mistakes.js';
import { renderedBy, type LinkElementProps } from '../internal/rendered.js';
import { useAsTrigger } from '../internal/triggerContext.js';
import { useLinkAs } from '../internal/useLinkAs.js';
import { Root } from './ButtonLink.styles.js';

declare const process: { env: { NODE_ENV?: string } };

export interface ButtonLinkProps extends ButtonLook, AnchorProps, RenderProps<object, LinkElementProps> {
  href: string;
  /** The framework's link component, whose own props go beside: `prefetch`, `replace`, or `to` in place of `href`. Default: the link of the `LinkProvider` around it; `'a'` without one and in server components. */
  linkAs?: ElementType;
  /**
   * Whether it is as wide as its container. Default: `false`.
   * @selector [data-full-width]
   */
  isFullWidth?: boolean;
  /** Before the text, in reading direction. */
  iconBefore?: ReactNode;
  /** After the text, in reading direction. */
  iconAfter?: ReactNode;
  children?: ReactNode;
}

/** A link with the looks of a button, for the page's main next step, such as 'Checkout'. */
export function ButtonLink(props: ButtonLinkProps): ReactNode;
/** With the props of a framework's link. */
export function ButtonLink<As extends ElementType>(props: LinkedProps<As, ButtonLinkProps>): ReactNode;
export function ButtonLink(props: ButtonLinkProps) {
  const {
    variant = 'primary',
    size = 'md',
    linkAs,
    isFullWidth,
    iconBefore,
    iconAfter,
    render,
    children,
    ...rest
  } = useAsTrigger(props);
  const Anchor = useLinkAs(linkAs);
  if (process.env.NODE_ENV !== 'production' && !render) checkHref('ButtonLink', children, Anchor, rest.href);
  return (
    <Root
      as={Anchor}
      {...defined({ ...rest, 'data-full-width': isFullWidth || undefined })}
      data-variant={variant}
      data-size={size}
      {...renderedBy(render)}
    >
      <Face>
        {iconBefore}
        {children}
        {iconAfter}
      </Face>
    </Root>
  );
}
