'use client';
import { Container, Heading, media, Popover, useIsPainted } from '@vitrine/components';
import { useDeferredValue, useRef, useState, type ReactNode, type RefObject } from 'react';
import { SearchInput } from '../SearchInput/SearchInput.js';
import type { SearchPageLink } from '../SearchInput/searchPageLink.js';
import { RecentSearches } from '../SearchPage/RecentSearches.js';
import { useRecentSearches } from '../shop/useSuggestions.js';
import { useShop } from '../shop/ShopProvider.js';
import { Box, Field, Group, Links, Page } from './SearchPopover.styles.js';

export interface SearchPanelProps {
  /** The button that opens it. */
  buttonRef: RefObject<HTMLButtonElement | null>;
  pages: readonly SearchPageLink[];
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** The search over the page: its field, the recent searches of this device, and the pages that are suggested before typing. */
export function SearchPanel({ buttonRef, pages, isOpen, onOpenChange }: SearchPanelProps) {
  const { messages } = useShop();
  const input = useRef<HTMLInputElement>(null);
  const recent = useRecentSearches();
  const close = () => onOpenChange(false);
  return (
    <Popover
      trigger={buttonRef}
      aria-label={messages.search}
      placement="bottom-end"
      size="screen"
      initialFocus={input}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
    >
      <Container constrainContent>
        <Box
          // A framework's link does not unload the page, so the search closes.
          onClick={(event) => (event.target as Element).closest('a') && close()}
        >
          <Field>
            <SearchInput inputRef={input} pages={pages} onLeave={close} />
          </Field>
          <AfterField>
            {recent.length > 0 && <RecentSearches searches={recent} />}
            {groupsOf(pages).map(([group, links]) => (
              <Group key={group}>
                <Heading level={2} size="sm">
                  {group}
                </Heading>
                <Links role="list">
                  {links.map(({ label, href, picture }) => (
                    <li key={href}>
                      <Page href={href} data-pictured={picture && ''}>
                        {picture && <img src={picture} alt="" />}
                        {label}
                      </Page>
                    </li>
                  ))}
                </Links>
              </Group>
            ))}
          </AfterField>
        </Box>
      </Container>
    </Popover>
  );
}

/** On phones, content that follows right after the first frame with the field: the panel has the height of the screen before and after. */
function AfterField({ children }: { children: ReactNode }) {
  const [isPhone] = useState(() => !matchMedia(media.sm).matches);
  const isDue = useDeferredValue(useIsPainted());
  return (!isPhone || isDue) && children;
}

/** Returns the pages by their groups, in order. */
function groupsOf(pages: readonly SearchPageLink[]): [group: string, pages: SearchPageLink[]][] {
  const groups = new Map<string, SearchPageLink[]>();
  for (const page of pages) groups.set(page.group, [...(groups.get(page.group) ?? []), page]);
  return [...groups];
}
