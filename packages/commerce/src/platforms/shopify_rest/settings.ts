/** How to reach a shop through the endpoints that Shopify has for the pages of a theme. */
export interface ShopifyRestSettings {
  flavour: 'shopify_rest';
  /** Where the shop lies: 'https://northlane.myshopify.com' */
  baseUrl: string;
}
