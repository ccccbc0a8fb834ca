'use client';
import { IconButton, useIntent, useIsHydrated } from '@vitrine/components';
import { SearchIcon } from '@vitrine/components/icons';
import { useRef, useState, type ComponentType } from 'react';
import { flushSync } from 'react-dom';
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
 * A button that opens a search box below it, for wide screens. What it takes to show that is loaded at the first sign of use. Before
 * scripts run it is a link to the search page.
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
        // Its own button takes this one's place, and with it the focus, which comes back there when it closes.
        flushSync(() => setPanel(() => loaded));
        button.current?.focus();
        setOpen(true);
      },
      // Without it there is the page.
      () => navigate(pathOf({ page: 'search' }, paths)),
    );

  if (!isHydrated) {
    return (
      <ShopLink href={{ page: 'search' }} variant="iconWrapper" aria-label={messages.search}>
        <SearchIcon />
      </ShopLink>
    );
  }
  if (Panel) return <Panel buttonRef={button} isOpen={isOpen} onOpenChange={setOpen} />;
  return (
    <IconButton
      ref={button}
      aria-label={messages.search}
      aria-haspopup="dialog"
      icon={<SearchIcon aria-hidden="true" />}
      onPress={() => void open()}
    />
  );
}
