import type { ElementType, ReactNode } from 'react';
import { defined } from '../internal/defined.js';
import type { AnchorProps } from '../internal/dom.js';
import { useAsTrigger } from '../internal/triggerContext.js';
import { useLinkAs } from '../internal/useLinkAs.js';
import { messages } from '../messages.js';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.js';
import { Root } from './Link.styles.js';

export interface LinkProps extends AnchorProps {
  /**
   * `'primary'` in the accent, `'secondary'` quiet, `'default'` underlined on hover only, `'outline'` boxed, `'iconWrapper'` around an icon. Default: `'primary'`.
   * @selector [data-variant]
   */
  variant?: 'primary' | 'secondary' | 'default' | 'outline' | 'iconWrapper';
  href: string;
  /** The framework's link component, which takes `href`. Default: the link of the `LinkProvider` around it; `'a'` without one and in server components. */
  linkAs?: ElementType;
  /** Leads out of the shop: opens in a new tab, and says so to a screen reader. Default: `false`. */
  isExternal?: boolean;
  /** What a screen reader hears after the text of an external link. Default: `'(opens in a new tab)'`. */
  externalLabel?: string;
  children?: ReactNode;
}

/** Leads to another page. What does something is a `Button`. */
export function Link(props: LinkProps) {
  const {
    variant = 'primary',
    linkAs,
    isExternal = false,
    externalLabel = messages.opensInNewTab,
    children,
    ...rest
  } = useAsTrigger(props);
  // What leads out of the shop is not for its router.
  const Anchor = useLinkAs(isExternal ? 'a' : linkAs);
  return (
    <Root
      as={Anchor}
      data-variant={variant}
      {...defined(rest)}
      {...(isExternal && { target: '_blank', rel: 'noopener noreferrer' })}
    >
      {children}
      {isExternal && <VisuallyHidden> {externalLabel}</VisuallyHidden>}
    </Root>
  );
}
