import { createCommerce, createMemorySession, detectPlatform } from '@vitrine/commerce/server';
import { Text } from '@vitrine/components';
import { Banner } from '@vitrine/sections';

const { catalog } = createCommerce(detectPlatform(process.env), { fetch, session: createMemorySession() });

/** A page of the server, with the picture of a collection. */
export async function Opening() {
  const bikes = await catalog.collection('bikes');
  return (
    <Banner title="Bicycles made to last" showTitle image={bikes?.image}>
      <Text size="lg">Steel frames, and spares for as long as we are here.</Text>
    </Banner>
  );
}
