import { createCommerce, createMemorySession, detectPlatform } from '@vitrine/commerce/server';
import { Header, readMenu } from '@vitrine/sections';

const commerce = createCommerce(detectPlatform(process.env), { fetch, session: createMemorySession() });

/** In the layout of the server, inside `ShopProvider` and before `<main id="content">`. */
export async function ShopHeader() {
  return <Header menu={await readMenu(commerce, {})} />;
}
