import { createCommerce, createMemorySession, detectPlatform } from '@vitrine/commerce/server';
import { NotFound, ProductBox, ProductRow } from '@vitrine/sections';

const { catalog } = createCommerce(detectPlatform(process.env), { fetch, session: createMemorySession() });

/** A page of the server: a product, and what the platform recommends beside it. */
export async function ProductPage() {
  const product = await catalog.product('floor-pump');
  if (!product) return <NotFound />;
  const others = await catalog.recommendations(product.id);
  return <ProductBox key={product.id} product={product} recommendations={<ProductRow products={others} />} />;
}
