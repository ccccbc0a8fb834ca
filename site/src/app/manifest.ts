import type { MetadataRoute } from 'next';
import { shop } from '@vitrine/northlane/shop';

/** The web app manifest: how the shop looks on a phone's home screen. */
export default function manifest(): MetadataRoute.Manifest {
  return {
    name: shop.name,
    short_name: shop.name,
    start_url: '/',
    display: 'minimal-ui',
    background_color: '#faf8f4',
    theme_color: '#1e4d40',
    icons: [
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/apple-icon.png', sizes: '180x180', type: 'image/png' },
    ],
  };
}
