/**
 * The flavours that there are, each in one row; whatever has to name them reads this list. The first one is the usual one. Data alone: the row
 * of `platforms/registry.ts` has the adapter.
 */
export const flavours = [
  { name: 'shopify_graphql', title: 'Shopify, GraphQL', platform: 'shopify', apis: ['graphql'] },
  { name: 'shopify_rest', title: 'Shopify, REST', platform: 'shopify', apis: ['rest'] },
  { name: 'big_commerce', title: 'BigCommerce', platform: 'big_commerce', apis: ['rest', 'management'] },
] as const satisfies readonly {
  name: string;
  /** What people read. */
  title: string;
  /** As the data names it. */
  platform: string;
  /** The names of its API in `COMMERCE_API`. The first API of a platform's first flavour is the platform's default. */
  apis: readonly string[];
}[];

/** A platform together with the API that is used to reach it: one adapter each. */
export type Flavour = (typeof flavours)[number]['name'];

/** The platforms, as the data names them. */
export type Platform = (typeof flavours)[number]['platform'];

/** The APIs of all platforms, as `COMMERCE_API` names them. */
export type Api = (typeof flavours)[number]['apis'][number];

/** The flavour of a shop of which nothing else is said. */
export const usualFlavour = flavours[0].name;
