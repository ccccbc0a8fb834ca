/** `/cart/{variant}:{quantity},…` */
export const permalinkPath = /^\/cart\/(\d+:\d+(?:,\d+:\d+)*)$/;
export const discountPath = /^\/discount\/([^/]+)$/;
/** `/sitemap.xml` and its children: `/sitemap_products_1.xml`. */
export const sitemapPath = /^\/sitemap(?:_(products|collections|pages|blogs)_([1-9]\d{0,5}))?\.xml$/;
export const robotsPath = '/robots.txt';

export const isThemePage = ({ pathname }: URL): boolean =>
  pathname === robotsPath || [permalinkPath, discountPath, sitemapPath].some((path) => path.test(pathname));
