import type { Product } from '@vitrine/commerce';
import { Breadcrumb, type BreadcrumbItem } from '@vitrine/components';
import { ForeignWords, messages, ShopLink, type ShopLinkProps } from '@vitrine/sections';
import { listingPath, productHref } from '../routing';

interface TrailProps {
  /** The links after the start page, up to the page itself. */
  items: readonly BreadcrumbItem[];
  /** The label of the start page. Default: the English message. */
  home?: string | undefined;
}

/** Links to the pages above are in view on every page and seldom followed, and a list is large: only intent fetches them ahead. */
const LinkOnIntent = (props: ShopLinkProps) => <ShopLink {...props} data-ahead="on-intent" />;

/** The breadcrumb of a page. */
export const Trail = ({ items, home = messages.breadcrumbHome }: TrailProps) => (
  <Breadcrumb items={[{ label: home, url: '/' }, ...items]} linkAs={LinkOnIntent} />
);

/** Collections that are too general for a breadcrumb: all products, and new products. */
const everything = ['all', 'frontpage', 'new'];

/** A link of the breadcrumb. */
export interface TrailLink {
  name: string;
  path: string;
}

/** Returns the links from the start page to a product, which is the last of them. */
export function productTrail({ name, slug, collections }: Product): TrailLink[] {
  const collection = collections?.find((one) => !everything.includes(one.slug));
  return [
    ...(collection ? [{ name: collection.name, path: listingPath('collection', collection.slug) }] : []),
    { name, path: productHref(slug) },
  ];
}

interface ProductTrailProps extends Pick<TrailProps, 'home'> {
  product: Product;
}

export function ProductTrail({ product, home }: ProductTrailProps) {
  const links = productTrail(product);
  const items = links.map(({ name, path }, index) =>
    index === links.length - 1
      ? { label: <ForeignWords>{name}</ForeignWords>, url: path, isCurrentPage: true }
      : { label: name, url: path },
  );
  return <Trail home={home} items={items} />;
}
