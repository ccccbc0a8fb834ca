import { createCommerce, createMemorySession, detectPlatform } from '@vitrine/commerce/server';
import { CollectionLinks } from '@vitrine/sections';

const { catalog } = createCommerce(detectPlatform(process.env), { fetch, session: createMemorySession() });

/** A page of the server. */
export async function Collections() {
  return <CollectionLinks title="Collections" showTitle collections={await catalog.collections()} />;
}
