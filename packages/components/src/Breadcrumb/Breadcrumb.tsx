import type { ElementType, ReactNode } from 'react';
import { ChevronRightIcon } from '../icons/icons.js';
import { defined } from '../internal/defined.js';
import type { StaticProps } from '../internal/dom.js';
import type { PropsOfLinks } from '../internal/link.js';
import { useLinkAs } from '../internal/useLinkAs.js';
import { messages } from '../messages.js';
import { Crumb, Current, CrumbLink, List, Root, Separator } from './Breadcrumb.styles.js';

interface BreadcrumbPage {
  /** The name of the page. */
  label: ReactNode;
  /** Whether this is the current page. It is then text, not a link, and screen readers announce it as the current page. Default: `false`. */
  isCurrentPage?: boolean;
}

/** A page above the current one, or the current page. Its URL is `url`, as in a shop's data, or `href`, as in a link. */
export type BreadcrumbItem = BreadcrumbPage & ({ url: string; href?: never } | { href: string; url?: never });

export interface BreadcrumbProps<As extends ElementType = ElementType> extends Omit<StaticProps, 'role'> {
  /** From the root of the shop to the current page. An empty list renders nothing. */
  items: readonly BreadcrumbItem[];
  /** The framework's link component, which takes `href`. Default: the link of the `LinkProvider` around it; `'a'` without one and in server components. */
  linkAs?: As;
  /** The same props for each link, such as `{ prefetch: false }`. `linkAs` gives their type. Default: none. */
  linkProps?: PropsOfLinks<As>;
  /** The separator between two items, hidden from screen readers. Default: a chevron, mirrored in right-to-left languages. */
  separator?: ReactNode;
  /** Name of the landmark. Default: `'Breadcrumb'`. */
  'aria-label'?: string;
}

/** The page's place in the shop: links to the pages above it. */
export function Breadcrumb<As extends ElementType = 'a'>({
  items,
  linkAs,
  linkProps,
  separator = <ChevronRightIcon size={16} strokeWidth={1.5} />,
  'aria-label': label = messages.breadcrumb,
  ...rest
}: BreadcrumbProps<As>) {
  const Anchor = useLinkAs(linkAs);
  if (items.length === 0) return null;
  return (
    <Root aria-label={label} {...defined(rest)}>
      <List>
        {items.map(({ label: text, url, href = url, isCurrentPage }, index) => (
          <Crumb key={`${index} ${href}`}>
            {index > 0 && <Separator aria-hidden="true">{separator}</Separator>}
            {isCurrentPage ? (
              <Current aria-current="page">{text}</Current>
            ) : (
              <CrumbLink as={Anchor} {...linkProps} href={href}>
                {text}
              </CrumbLink>
            )}
          </Crumb>
        ))}
      </List>
    </Root>
  );
}
