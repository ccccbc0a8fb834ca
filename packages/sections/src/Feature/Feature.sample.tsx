import { createCommerce, createMemorySession, detectPlatform } from '@vitrine/commerce/server';
import { Text } from '@vitrine/components';
import { Feature } from '@vitrine/sections';

const { catalog } = createCommerce(detectPlatform(process.env), { fetch, session: createMemorySession() });

/** A page of the server, with the picture of a collection. */
export async function Opening() {
  const bikes = await catalog.collection('bikes');
  return (
    <Feature
      variant="opening"
      title="Bicycles made to be mended"
      image={bikes?.image}
      action={{ label: 'See the bikes', href: { page: 'collection', slug: 'bikes' } }}
    >
      <Text size="lg">Steel frames, and parts that come off with ordinary tools.</Text>
    </Feature>
  );
}
