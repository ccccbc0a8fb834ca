import type { ElementType, MouseEvent, ReactNode } from 'react';
import { ChevronLeftIcon, ChevronRightIcon } from '../icons/icons.js';
import { clamp } from '../internal/clamp.js';
import { defined } from '../internal/defined.js';
import type { StaticProps } from '../internal/dom.js';
import { fill } from '../internal/formatMessage.js';
import type { LinkWithProps, PropsOfLinks } from '../internal/link.js';
import { useLinkAs } from '../internal/useLinkAs.js';
import { messages } from '../messages.js';
import { Cell, Ellipsis, List, PageLink, Root } from './Pagination.styles.js';
import { paginationRange } from './paginationRange.js';

interface PaginationBase<As extends ElementType> extends StaticProps {
  /** The current page, from 1. */
  page: number;
  /** Number of pages. Below 2, nothing is rendered. */
  totalPages: number;
  /** The framework's link component, which takes `href`. Default: the link of the `LinkProvider` around it; `'a'` without one and in server components. */
  linkAs?: As;
  /** The same props for each link, such as `{ prefetch: false }`. `linkAs` gives their type. Default: none. */
  linkProps?: PropsOfLinks<As>;
  /** Name of the landmark. Default: `'Pagination'`. */
  'aria-label'?: string;
  /** Texts for screen readers. `page` contains the placeholder `{page}`. Default: English. */
  labels?: Partial<PaginationLabels>;
}

interface Turning {
  /** Returns the URL of a page. Without it, the pages are buttons, and `onPageChange` is required. */
  getHref: (page: number) => string;
  /**
   * Called with another page on a press. With `getHref`, a plain press calls it and does not follow the link; a press for a new tab opens the
   * URL. Without `getHref`, it is required.
   */
  onPageChange: (page: number) => void;
}

export type PaginationProps<As extends ElementType = ElementType> = PaginationBase<As> &
  ((Pick<Turning, 'getHref'> & Partial<Turning>) | (Pick<Turning, 'onPageChange'> & Partial<Turning>));

export interface PaginationLabels {
  previous: string;
  next: string;
  page: string;
}

/**
 * The pages of a list. With `getHref` they are links, which work without scripts and can be opened in a new tab. With `onPageChange` alone they
 * are buttons, for a list that the page itself holds.
 */
export function Pagination<As extends ElementType = 'a'>({
  page,
  totalPages,
  getHref,
  onPageChange,
  linkAs,
  linkProps,
  'aria-label': label = messages.pagination,
  labels,
  ...rest
}: PaginationProps<As>) {
  const Anchor = useLinkAs(linkAs);
  if (totalPages < 2) return null;
  const texts = { previous: messages.previousPage, next: messages.nextPage, page: messages.page, ...labels };
  const current = clamp(page, 1, totalPages);
  const turn = { link: { as: Anchor, ...linkProps }, getHref, onPageChange, current };
  return (
    <Root aria-label={label} {...defined(rest)}>
      <List>
        <Step {...turn} page={current - 1} totalPages={totalPages} rel="prev" label={texts.previous}>
          <ChevronLeftIcon size={20} strokeWidth={1.5} aria-hidden="true" />
        </Step>
        {paginationRange(current, totalPages).map((item, index) => (
          <Cell key={item === 'ellipsis' ? `ellipsis-${index}` : item} aria-hidden={item === 'ellipsis' || undefined}>
            {item === 'ellipsis' ? (
              <Ellipsis>…</Ellipsis>
            ) : (
              <PageLink
                {...turnTo(item, turn)}
                aria-label={fill(texts.page, { page: item })}
                {...(item === current && { 'aria-current': 'page' as const })}
              >
                {item}
              </PageLink>
            )}
          </Cell>
        ))}
        <Step {...turn} page={current + 1} totalPages={totalPages} rel="next" label={texts.next}>
          <ChevronRightIcon size={20} strokeWidth={1.5} aria-hidden="true" />
        </Step>
      </List>
    </Root>
  );
}

interface Turn extends Partial<Turning> {
  link: LinkWithProps;
  /** The current page. A press on it changes nothing. */
  current: number;
}

/** Returns the props of the link or the button that leads to a page. */
function turnTo(page: number, { link, getHref, onPageChange, current }: Turn) {
  return {
    ...(getHref ? { ...link, href: getHref(page) } : { as: 'button' as const, type: 'button' as const }),
    ...(onPageChange && {
      onClick: (event: MouseEvent) => {
        // The browser opens another tab or window.
        if (getHref && (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)) return;
        event.preventDefault();
        if (page !== current) onPageChange(page);
      },
    }),
  };
}

interface StepProps extends Turn {
  /** The page that it leads to. At the ends it is out of range, and there is no link. */
  page: number;
  totalPages: number;
  rel: 'prev' | 'next';
  label: string;
  children: ReactNode;
}

function Step({ page, totalPages, rel, label, children, ...turn }: StepProps) {
  const isButton = !turn.getHref;
  if (page >= 1 && page <= totalPages) {
    return (
      <Cell>
        <PageLink {...turnTo(page, turn)} {...(!isButton && { rel })} aria-label={label} data-step="">
          {children}
        </PageLink>
      </Cell>
    );
  }
  if (isButton) {
    return (
      <Cell>
        {/* The press that led to the end leaves the focus here. The `disabled` attribute would take it away. */}
        <PageLink as="button" type="button" aria-disabled="true" aria-label={label} data-step="" data-disabled="">
          {children}
        </PageLink>
      </Cell>
    );
  }
  return (
    // Keeps its space, so the numbers do not move from page to page.
    <Cell aria-hidden="true">
      <PageLink as="span" data-step="" data-disabled="">
        {children}
      </PageLink>
    </Cell>
  );
}
