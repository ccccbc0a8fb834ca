import { createCommerce, createMemorySession, detectPlatform } from '@vitrine/commerce/server';
import { NotFound, ProductGrid } from '@vitrine/sections';

const { catalog } = createCommerce(detectPlatform(process.env), { fetch, session: createMemorySession() });

/** A page of the server, with all bikes: twelve at once, and links to the others. */
export async function Bikes() {
  const listing = await catalog.products({ in: { collection: 'bikes' }, perPage: 12 });
  if (!listing) return <NotFound />;
  const { items, total, isTotalExact } = listing;
  return (
    <ProductGrid
      title="Bikes"
      showTitle
      headingLevel={1}
      products={items}
      productsPerPage={12}
      total={total}
      isTotalExact={isTotalExact}
    />
  );
}
