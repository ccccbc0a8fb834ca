import { createCommerce, createMemorySession, detectPlatform } from '@vitrine/commerce/server';
import { Grid } from '@vitrine/components';
import { ProductTile } from '@vitrine/sections';

const { catalog } = createCommerce(detectPlatform(process.env), { fetch, session: createMemorySession() });

/** A page of the server, with the first four bikes. */
export async function Bikes() {
  const listing = await catalog.products({ in: { collection: 'bikes' }, perPage: 4 });
  return (
    <Grid columns="fit" minColumnWidth="12rem" gap={4}>
      {listing?.items.map((product) => (
        <ProductTile key={product.id} product={product} />
      ))}
    </Grid>
  );
}
