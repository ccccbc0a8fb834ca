'use client';
import { IconButton, useIntent, useIsHydrated } from '@vitrine/components';
import { SearchIcon } from '@vitrine/components/icons';
import { useRef, useState, type ComponentType } from 'react';
import { loadedOnce } from '../internal/loadedOnce.js';
import { searchSuggestions } from '../SearchInput/loadSuggestions.js';
import { pathOf } from '../shop/paths.js';
import { useShop } from '../shop/ShopProvider.js';
import { ShopLink } from '../ShopLink/ShopLink.js';
import type { SearchPanelProps } from './SearchPanel.js';

const searchPanel = loadedOnce(async () => {
  const [{ SearchPanel }] = await Promise.all([import('./SearchPanel.js'), searchSuggestions.load()]);
  return SearchPanel;
});

/**
 * A button that opens a search box below it, for wide screens. The search box loads at the first sign of use. Before scripts run, the
 * button is a link to the search page.
 */
export function SearchPopover() {
  const { messages, navigate, paths } = useShop();
  const isHydrated = useIsHydrated();
  const [isOpen, setOpen] = useState(false);
  const [Panel, setPanel] = useState<ComponentType<SearchPanelProps>>();
  const button = useRef<HTMLButtonElement>(null);
  useIntent(button, searchPanel.preload);

  const open = () =>
    searchPanel.load().then(
      (loaded) => {
        setPanel(() => loaded);
        setOpen(true);
      },
      // If the search box fails to load, the search page opens instead.
      () => navigate(pathOf({ page: 'search' }, paths)),
    );

  if (!isHydrated) {
    return (
      <ShopLink href={{ page: 'search' }} variant="iconWrapper" aria-label={messages.search}>
        <SearchIcon />
      </ShopLink>
    );
  }
  // The button stays the same element after the popover loads: a screen reader loses its place if the focused element is removed.
  return (
    <>
      <IconButton
        ref={button}
        aria-label={messages.search}
        aria-expanded={isOpen}
        icon={<SearchIcon aria-hidden="true" />}
        onPress={() => (isOpen ? setOpen(false) : void open())}
      />
      {Panel && <Panel buttonRef={button} isOpen={isOpen} onOpenChange={setOpen} />}
    </>
  );
}
