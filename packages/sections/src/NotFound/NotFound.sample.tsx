import { createCommerce, createMemorySession, detectPlatform } from '@vitrine/commerce/server';
import { CollectionLinks, NotFound, SearchInput } from '@vitrine/sections';

const { catalog } = createCommerce(detectPlatform(process.env), { fetch, session: createMemorySession() });

/** A page of the server, with the ways to go on. */
export async function Missing() {
  return (
    <NotFound search={<SearchInput isLikely={false} />}>
      <CollectionLinks title="Collections" showTitle collections={await catalog.collections()} />
    </NotFound>
  );
}
