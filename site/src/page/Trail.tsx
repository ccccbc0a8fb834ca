import type { Product } from '@vitrine/commerce';
import { Breadcrumb, type BreadcrumbItem } from '@vitrine/components';
import { messages, ShopLink } from '@vitrine/sections';
import { listingPath, productHref } from '../routing';

interface TrailProps {
  /** From the start page, which comes first, to the page itself. */
  items: readonly BreadcrumbItem[];
  /** What the start page is called. Default: in English. */
  home?: string | undefined;
}

/** Where a page stands in the shop. */
export const Trail = ({ items, home = messages.breadcrumbHome }: TrailProps) => (
  <Breadcrumb items={[{ label: home, url: '/' }, ...items]} linkAs={ShopLink} />
);

/** Collections that lead nobody back: those of all there is, and of what is new. */
const everything = ['all', 'frontpage', 'new'];

interface ProductTrailProps extends Pick<TrailProps, 'home'> {
  product: Product;
}

export function ProductTrail({ product, home }: ProductTrailProps) {
  const collection = product.collections?.find(({ slug }) => !everything.includes(slug));
  return (
    <Trail
      home={home}
      items={[
        ...(collection ? [{ label: collection.name, url: listingPath('collection', collection.slug) }] : []),
        { label: product.name, url: productHref(product.slug), isCurrentPage: true },
      ]}
    />
  );
}
