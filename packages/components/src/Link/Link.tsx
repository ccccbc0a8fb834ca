import type { ElementType, ReactNode } from 'react';
import { defined } from '../internal/defined.js';
import type { AnchorProps, RenderProps } from '../internal/dom.js';
import type { LinkedProps } from '../internal/link.js';
import { checkHref } from '../internal/mistakes.js';
import { renderedBy, type LinkElementProps } from '../internal/rendered.js';
import { useAsTrigger } from '../internal/triggerContext.js';
import { useLinkAs } from '../internal/useLinkAs.js';
import { messages } from '../messages.js';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.js';
import { Root } from './Link.styles.js';

declare const process: { env: { NODE_ENV?: string } };

export interface LinkProps extends AnchorProps, RenderProps<object, LinkElementProps> {
  /**
   * `'primary'` in the accent colour, `'secondary'` in the quiet colour, `'default'` underlined on hover only, `'outline'` in a box, `'iconWrapper'` around an icon. Default: `'primary'`.
   * @selector [data-variant]
   */
  variant?: 'primary' | 'secondary' | 'default' | 'outline' | 'iconWrapper';
  href: string;
  /** The framework's link component, whose own props go beside: `prefetch`, `replace`, or `to` in place of `href`. Default: the link of the `LinkProvider` around it; `'a'` without one and in server components. */
  linkAs?: ElementType;
  /** Whether it leads out of the shop. It then opens in a new tab, and screen readers announce that. Default: `false`. */
  isExternal?: boolean;
  /** Text for screen readers after the text of an external link. Default: `'(opens in a new tab)'`. */
  externalLabel?: string;
  children?: ReactNode;
}

/** A link to another page. For an action, use a `Button`. */
export function Link(props: LinkProps): ReactNode;
/** With the props of a framework's link. */
export function Link<As extends ElementType>(props: LinkedProps<As, LinkProps>): ReactNode;
export function Link(props: LinkProps) {
  const {
    variant = 'primary',
    linkAs,
    isExternal = false,
    externalLabel = messages.opensInNewTab,
    render,
    children,
    ...rest
  } = useAsTrigger(props);
  // The router must not handle links out of the shop.
  const Anchor = useLinkAs(isExternal ? 'a' : linkAs);
  if (process.env.NODE_ENV !== 'production' && !render) checkHref('Link', children, Anchor, rest.href);
  return (
    <Root
      as={Anchor}
      data-variant={variant}
      {...defined(rest)}
      {...(isExternal && { target: '_blank', rel: 'noopener noreferrer' })}
      {...renderedBy(render)}
    >
      {children}
      {isExternal && <VisuallyHidden> {externalLabel}</VisuallyHidden>}
    </Root>
  );
}
