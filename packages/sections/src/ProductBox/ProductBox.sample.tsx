import { createCommerce, createMemorySession, detectPlatform } from '@vitrine/commerce/server';
import { NotFound, ProductBox } from '@vitrine/sections';

const { catalog } = createCommerce(detectPlatform(process.env), { fetch, session: createMemorySession() });

/** A page of the server. The box adds to the cart of the `ShopProvider` around it. */
export async function ProductPage() {
  const product = await catalog.product('floor-pump');
  return product ? <ProductBox key={product.id} product={product} /> : <NotFound />;
}
