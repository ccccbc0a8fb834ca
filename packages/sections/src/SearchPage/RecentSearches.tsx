'use client';
import { Button, Heading } from '@vitrine/components';
import { forgetSearches } from '../state/search/recentSearches.js';
import { useShop } from '../shop/ShopProvider.js';
import type { RootProps } from '../rootProps.js';
import { ShopLink } from '../ShopLink/ShopLink.js';
import { Recent, RecentList } from './SearchPage.styles.js';

/** The recent searches of this device, with a button that clears them. */
export function RecentSearches({ searches, ...root }: RootProps & { searches: readonly string[] }) {
  const { messages } = useShop();
  return (
    <Recent {...root}>
      <Heading level={2} size="sm">
        {messages.recentSearches}
      </Heading>
      <RecentList role="list">
        {searches.map((query) => (
          <li key={query}>
            <ShopLink variant="outline" href={{ page: 'search', query: { q: query } }}>
              {query}
            </ShopLink>
          </li>
        ))}
      </RecentList>
      <Button variant="link" onPress={forgetSearches}>
        {messages.clearRecentSearches}
      </Button>
    </Recent>
  );
}
