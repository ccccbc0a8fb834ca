/**
 * All flavours, one row each. Settings, the catalogue, the site's tests and the scripts read this list. The first row is the default. The list
 * has data only, so that browsers can load it: the adapters are in `platforms/registry.ts`.
 */
export const flavours = [
  { name: 'shopify_graphql', title: 'Shopify', platform: 'shopify', apis: ['graphql'] },
  { name: 'shopify_rest', title: 'Shopify REST', platform: 'shopify', apis: ['rest'] },
  { name: 'big_commerce', title: 'BigCommerce', platform: 'big_commerce', apis: ['rest', 'management'] },
] as const satisfies readonly {
  name: string;
  /** The title for readers. */
  title: string;
  /** The platform's name in the data. */
  platform: string;
  /** The names of its API in `COMMERCE_API`. The first API of a platform's first flavour is the platform's default. */
  apis: readonly string[];
}[];

/** A platform and the API that the adapter calls: one adapter each. */
export type Flavour = (typeof flavours)[number]['name'];

/** The platforms, as the data names them. */
export type Platform = (typeof flavours)[number]['platform'];

/** The APIs of all platforms, as `COMMERCE_API` names them. */
export type Api = (typeof flavours)[number]['apis'][number];

/** The default flavour. */
export const defaultFlavour = flavours[0].name;
