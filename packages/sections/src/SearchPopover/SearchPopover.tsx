'use client';
import { IconButton, loadedOnce, Spinner, useIntent } from '@vitrine/components';
import { SearchIcon, XIcon } from '@vitrine/components/icons';
import { useCallback, useRef } from 'react';
import { searchSuggestions } from '../SearchInput/loadSuggestions.js';
import type { SearchPageLink } from '../SearchInput/searchPageLink.js';
import { pathOf } from '../shop/paths.js';
import { useShop } from '../shop/ShopProvider.js';
import { PageForm } from '../ui/PageForm.js';
import { useLatePart } from '../ui/useLatePart.js';
import type { RootProps } from '../rootProps.js';
import { useSharedRef } from '../ui/useSharedRef.js';

const searchPanel = loadedOnce(async () => {
  const [{ SearchPanel }] = await Promise.all([import('./SearchPanel.js'), searchSuggestions.load()]);
  return SearchPanel;
});

export interface SearchPopoverProps extends RootProps<HTMLButtonElement> {
  /** Pages of the shop, such as its collections and brands: links before typing, then suggestions. Keep them the same from render to render. Default: none. */
  pages?: readonly SearchPageLink[];
}

const noPages: readonly SearchPageLink[] = [];

/**
 * A button that opens a search as wide as the screen below it. The search loads at the first sign of use. Before scripts run, the button
 * opens the search page.
 */
export function SearchPopover({ pages = noPages, ...root }: SearchPopoverProps) {
  const { messages, navigate, paths } = useShop();
  // If the search box fails to load, the search page opens instead.
  const openPage = useCallback(() => navigate(pathOf({ page: 'search' }, paths)), [navigate, paths]);
  const { Part: Panel, isOpen, setOpen, isLate, open } = useLatePart(searchPanel, openPage);
  const button = useRef<HTMLButtonElement>(null);
  useSharedRef(root.ref, button);
  useIntent(button, searchPanel.preload, { countsAnyTouch: true });

  const Icon = isOpen ? XIcon : SearchIcon;

  // The button stays the same element when scripts take over and the popover loads: a screen reader loses its place if the focused element is removed.
  return (
    <>
      <PageForm href={{ page: 'search' }}>
        <IconButton
          {...root}
          ref={button}
          type="submit"
          aria-label={messages.search}
          aria-expanded={isOpen}
          icon={isLate ? <Spinner size="sm" label="" /> : <Icon aria-hidden="true" />}
          onPress={() => (isOpen ? setOpen(false) : open())}
        />
      </PageForm>
      {Panel && <Panel buttonRef={button} pages={pages} isOpen={isOpen} onOpenChange={setOpen} />}
    </>
  );
}
