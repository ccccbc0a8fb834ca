import type { ElementType, ReactNode } from 'react';
import { ChevronLeftIcon, ChevronRightIcon } from '../icons/icons.js';
import { defined } from '../internal/defined.js';
import type { DomProps } from '../internal/dom.js';
import { fill } from '../internal/formatMessage.js';
import { useLinkAs } from '../internal/useLinkAs.js';
import { messages } from '../messages.js';
import { Cell, Ellipsis, List, PageLink, Root } from './Pagination.styles.js';
import { paginationRange } from './paginationRange.js';

export interface PaginationProps extends DomProps {
  /** The current page, from 1. */
  page: number;
  /** Number of pages. Below 2, nothing is rendered. */
  totalPages: number;
  /** Returns the URL of a page. */
  getHref: (page: number) => string;
  /** The framework's link component, which takes `href`. Default: the link of the `LinkProvider` around it; `'a'` without one and in server components. */
  linkAs?: ElementType;
  /** Name of the landmark. Default: `'Pagination'`. */
  'aria-label'?: string;
  /** Texts for screen readers. `page` contains the placeholder `{page}`. Default: English. */
  labels?: Partial<PaginationLabels>;
}

export interface PaginationLabels {
  previous: string;
  next: string;
  page: string;
}

/** Links to the pages of a list. They are links, so they work without scripts and can be opened in a new tab. */
export function Pagination({
  page,
  totalPages,
  getHref,
  linkAs,
  'aria-label': label = messages.pagination,
  labels,
  ...rest
}: PaginationProps) {
  const Anchor = useLinkAs(linkAs);
  if (totalPages < 2) return null;
  const texts = { previous: messages.previousPage, next: messages.nextPage, page: messages.page, ...labels };
  const current = Math.min(Math.max(page, 1), totalPages);
  const link = { Anchor, getHref, totalPages };
  return (
    <Root aria-label={label} {...defined(rest)}>
      <List>
        <Step {...link} page={current - 1} rel="prev" label={texts.previous}>
          <ChevronLeftIcon size={20} strokeWidth={1.5} aria-hidden="true" />
        </Step>
        {paginationRange(current, totalPages).map((item, index) => (
          <Cell key={item === 'ellipsis' ? `ellipsis-${index}` : item} aria-hidden={item === 'ellipsis' || undefined}>
            {item === 'ellipsis' ? (
              <Ellipsis>…</Ellipsis>
            ) : (
              <PageLink
                as={Anchor}
                href={getHref(item)}
                aria-label={fill(texts.page, { page: item })}
                {...(item === current && { 'aria-current': 'page' as const })}
              >
                {item}
              </PageLink>
            )}
          </Cell>
        ))}
        <Step {...link} page={current + 1} rel="next" label={texts.next}>
          <ChevronRightIcon size={20} strokeWidth={1.5} aria-hidden="true" />
        </Step>
      </List>
    </Root>
  );
}

interface StepProps extends Pick<PaginationProps, 'getHref' | 'totalPages'> {
  Anchor: ElementType;
  /** The page that it leads to. At the ends it is out of range, and there is no link. */
  page: number;
  rel: 'prev' | 'next';
  label: string;
  children: ReactNode;
}

function Step({ page, totalPages, getHref, Anchor, rel, label, children }: StepProps) {
  if (page < 1 || page > totalPages) {
    return (
      // Keeps its space, so the numbers do not move from page to page.
      <Cell aria-hidden="true">
        <PageLink as="span" data-step="" data-disabled="">
          {children}
        </PageLink>
      </Cell>
    );
  }
  return (
    <Cell>
      <PageLink as={Anchor} href={getHref(page)} rel={rel} aria-label={label} data-step="">
        {children}
      </PageLink>
    </Cell>
  );
}
