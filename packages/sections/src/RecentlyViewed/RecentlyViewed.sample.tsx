import { createCommerce, createMemorySession, detectPlatform } from '@vitrine/commerce/server';
import { NotFound, ProductBox, RecentlyViewed } from '@vitrine/sections';

const { catalog } = createCommerce(detectPlatform(process.env), { fetch, session: createMemorySession() });

/** A page of the server. The row shows the products of the pages before this one. */
export async function ProductPage() {
  const product = await catalog.product('floor-pump');
  if (!product) return <NotFound />;
  return <ProductBox key={product.id} product={product} recommendations={<RecentlyViewed product={product} />} />;
}
