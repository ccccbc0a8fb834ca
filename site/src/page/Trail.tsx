import type { Product } from '@vitrine/commerce';
import { Breadcrumb, type BreadcrumbItem } from '@vitrine/components';
import { ForeignWords, messages, ShopLink } from '@vitrine/sections';
import { listingPath, productHref } from '../routing';

interface TrailProps {
  /** The links after the start page, up to the page itself. */
  items: readonly BreadcrumbItem[];
  /** The label of the start page. Default: the English message. */
  home?: string | undefined;
}

/** The breadcrumb of a page. */
export const Trail = ({ items, home = messages.breadcrumbHome }: TrailProps) => (
  <Breadcrumb items={[{ label: home, url: '/' }, ...items]} linkAs={ShopLink} />
);

/** Collections that are too general for a breadcrumb: all products, and new products. */
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
        { label: <ForeignWords>{product.name}</ForeignWords>, url: productHref(product.slug), isCurrentPage: true },
      ]}
    />
  );
}
