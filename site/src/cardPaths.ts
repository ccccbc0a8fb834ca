/** The size of a card in pixels, as social sites show it. */
export const cardSize = { width: 1200, height: 630 } as const;

/** The card of every page that has none of its own. */
export const shopCard = '/cards/shop.png';

export const productCard = (slug: string) => `/cards/products/${encodeURIComponent(slug.replace(/^\//, ''))}.png`;

/** Returns the slug in the path of a product's card. Undefined for any other path. */
export function slugOfCard(pathname: string): string | undefined {
  const encoded = /^\/cards\/products\/([^/]+)\.png$/.exec(pathname)?.[1];
  try {
    return encoded && decodeURIComponent(encoded);
  } catch {
    return undefined;
  }
}
