import type { ImageResizing } from '../../../port/commerce.js';

/**
 * Shopify's CDN. It does not enlarge pictures. It sends the best format that the browser accepts, unless the URL names one, and chooses
 * the quality itself.
 */
export const imageResizing: ImageResizing = {
  hosts: ['cdn.shopify.com'],
  parameters: { width: 'width', height: 'height', crop: ['crop', 'center'], format: 'format' },
  formats: { webp: 'webp', png: 'png', jpeg: 'jpg' },
};
