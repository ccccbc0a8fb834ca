'use client';
import { IconButton } from '@vitrine/components';
import { SearchIcon } from '@vitrine/components/icons';
import { useId } from 'react';
import { pathOf } from '../shop/paths.js';
import { useShop } from '../shop/ShopProvider.js';
import { SearchBox, SearchText } from './Header.styles.js';

/** A search that leads to its page, with and without scripts. */
export function SearchForm() {
  const { messages, paths } = useShop();
  const id = useId();
  return (
    <SearchBox role="search" action={pathOf({ page: 'search' }, paths)} method="get">
      <SearchText id={id} type="search" name="q" required aria-label={messages.search} placeholder={messages.search} />
      <IconButton type="submit" aria-label={messages.search} icon={<SearchIcon aria-hidden="true" />} />
    </SearchBox>
  );
}
