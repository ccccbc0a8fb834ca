import type { ImageResizing } from '../../../port/commerce.js';

/**
 * Shopify's CDN. It makes no picture larger than it is, sends the best format that the browser takes unless one is named, and
 * picks the quality itself.
 */
export const imageResizing: ImageResizing = {
  hosts: ['cdn.shopify.com'],
  parameters: { width: 'width', height: 'height', crop: ['crop', 'center'], format: 'format' },
  formats: { webp: 'webp', png: 'png', jpeg: 'jpg' },
};
