/** The content-delivery hosts that browsers may load pictures from. All other pictures come through /media. */
export const imageHosts = ['cdn.shopify.com', 'cdn.shopifycdn.net', 'cdn10.bigcommerce.com', 'cdn11.bigcommerce.com'];
