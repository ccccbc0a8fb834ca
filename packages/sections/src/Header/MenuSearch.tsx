'use client';
import { Button, useIsHydrated } from '@vitrine/components';
import { SearchIcon } from '@vitrine/components/icons';
import { useEffect, useState } from 'react';
import { loadedOnce } from '../internal/loadedOnce.js';
import { Root } from '../SearchInput/SearchInput.styles.js';
import { pathOf } from '../shop/paths.js';
import { useShop } from '../shop/ShopProvider.js';
import { SearchField, SearchText } from './Header.styles.js';

const searchInput = loadedOnce(async () => (await import('../SearchInput/SearchInput.js')).SearchInput);

export interface MenuSearchProps {
  /** Called when it leads away. */
  onLeave: () => void;
}

/** The search box of the menu, which is loaded with the menu; until then, and before scripts run, a form that the browser sends. */
export function MenuSearch({ onLeave }: MenuSearchProps) {
  const isHydrated = useIsHydrated();
  const [Input, setInput] = useState(() => searchInput.get());
  useEffect(() => {
    if (!isHydrated) return;
    let isCurrent = true;
    searchInput.load().then(
      (loaded) => isCurrent && setInput(() => loaded),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [isHydrated]);
  return Input ? <Input onLeave={onLeave} /> : <PlainSearch />;
}

function PlainSearch() {
  const { messages, paths } = useShop();
  return (
    <Root role="search" action={pathOf({ page: 'search' }, paths)}>
      <SearchField>
        <SearchIcon aria-hidden="true" />
        <SearchText type="search" name="q" required enterKeyHint="search" aria-label={messages.search} />
      </SearchField>
      <Button type="submit" variant="secondary">
        {messages.search}
      </Button>
    </Root>
  );
}
