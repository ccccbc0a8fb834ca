import type { ElementType, ReactNode } from 'react';
import type { ButtonLook } from '../Button/Button.js';
import { Face } from '../Button/Button.styles.js';
import { defined } from '../internal/defined.js';
import type { AnchorProps } from '../internal/dom.js';
import { checkHref } from '../internal/mistakes.js';
import { useAsTrigger } from '../internal/triggerContext.js';
import { useLinkAs } from '../internal/useLinkAs.js';
import { Root } from './ButtonLink.styles.js';

declare const process: { env: { NODE_ENV?: string } };

export interface ButtonLinkProps extends ButtonLook, AnchorProps {
  href: string;
  /** The framework's link component, which takes `href`. Default: the link of the `LinkProvider` around it; `'a'` without one and in server components. */
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
export function ButtonLink(props: ButtonLinkProps) {
  const {
    variant = 'primary',
    size = 'md',
    linkAs,
    isFullWidth,
    iconBefore,
    iconAfter,
    children,
    ...rest
  } = useAsTrigger(props);
  const Anchor = useLinkAs(linkAs);
  if (process.env.NODE_ENV !== 'production') checkHref('ButtonLink', children, Anchor, rest.href);
  return (
    <Root
      as={Anchor}
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
