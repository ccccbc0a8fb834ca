import { createCommerce, createMemorySession, detectPlatform } from '@vitrine/commerce/server';
import { HStack, List, Text } from '@vitrine/components';
import { AddToCartButton } from '@vitrine/sections';

const { catalog } = createCommerce(detectPlatform(process.env), { fetch, session: createMemorySession() });

/** A page of the server: tools that have one variant, each with its button. */
export async function Tools() {
  const listing = await catalog.products({ in: { collection: 'tools' }, perPage: 12 });
  const tools = listing?.items.filter(({ soleVariantId }) => soleVariantId) ?? [];
  return (
    <List>
      {tools.map(({ id, name, soleVariantId, availableForSale = true }) => (
        <li key={id}>
          <HStack wrap justify="between">
            <Text>{name}</Text>
            <AddToCartButton productId={id} variantId={soleVariantId} availability={availableForSale} />
          </HStack>
        </li>
      ))}
    </List>
  );
}
