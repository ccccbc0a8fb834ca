/** Objects of the GraphQL Storefront API. Functions among their fields get the field's arguments. */
import type { Collection, Picture, Product, Variant } from '../../shop/catalog/catalog.js';
import { descriptionOf, truncate } from '../../text.js';
import { brandIdOf, brandsOf } from '../big_commerce/brands.js';
import { pathOf, pictureUrl, pricesOf, type ViewContext } from '../big_commerce/products.js';
import { connectionOf, type ConnectionArgs } from './connection.js';
import { facetsOf, findProducts, isInStock, type CountedValue, type SearchFilters, type SearchSort } from './search.js';

/** Returns the root of a query. */
export const rootOf = (context: ViewContext) => ({ site: () => siteOf(context) });

const siteOf = (context: ViewContext) => {
  const { catalog, data } = context.shop;
  return {
    settings: { storeName: data.shop.name, search: { productFilteringEnabled: true } },
    search: {
      searchProducts: ({ filters, sort }: { filters: SearchFilters; sort?: SearchSort | null }) => ({
        products: (args: ConnectionArgs) => {
          const found = findProducts(filters, sort, context);
          return {
            ...connectionOf(found, args, (product) => productView(product, context)),
            collectionInfo: { totalItems: found.length },
          };
        },
        filters: (args: ConnectionArgs) => connectionOf(filterViews(filters, context), args, (view) => view),
      }),
    },
    content: {
      // The shop's pages are in the order of their ids.
      pages: ({ filters, ...args }: ConnectionArgs & { filters?: PageFilters | null }) =>
        connectionOf(
          pagesOf(context).filter((page) => matchesPage(page, filters ?? {})),
          args,
          (page) => page,
        ),
    },
    // The shop's collections have no subcategories.
    categoryTree: ({ rootEntityId }: { rootEntityId?: number | null }) =>
      catalog.collections
        .filter(({ id }) => rootEntityId == null || id === rootEntityId)
        .map((category) => ({
          ...categoryView(category, context),
          productCount: category.products.length,
          image: category.picture ? imageView(category.picture, true, context) : null,
          hasChildren: false,
          children: [],
        })),
    category: ({ entityId }: { entityId: number }) => {
      const category = catalog.entry('collection', entityId);
      return category
        ? {
            __typename: 'Category',
            ...categoryView(category, context),
            defaultImage: category.picture ? imageView(category.picture, true, context) : null,
          }
        : null;
    },
  };
};

interface PageFilters {
  entityIds?: readonly number[] | null;
  pageType?: string | null;
  isVisibleInNavigation?: boolean | null;
  parentEntityIds?: readonly number[] | null;
}

/** Returns the shop's pages. Its policies are pages too: the platform has no policies of its own. */
const pagesOf = ({ shop: { content } }: ViewContext) =>
  [...content.pages, ...content.policies]
    .map(({ id, data }) => ({
      __typename: 'NormalPage',
      id: nodeId('NormalPage', id),
      entityId: id,
      parentEntityId: null,
      name: data.title,
      path: `/${data.handle}/`,
      htmlBody: data.bodyHtml,
      plainTextSummary: ({ characterLimit }: { characterLimit?: number | null }) =>
        truncate(descriptionOf({ descriptionHtml: data.bodyHtml }), characterLimit),
      isVisibleInNavigation: true,
    }))
    .sort((a, b) => a.entityId - b.entityId);

/** No page is below another one. */
const matchesPage = (
  { entityId, isVisibleInNavigation }: ReturnType<typeof pagesOf>[number],
  { entityIds, pageType, isVisibleInNavigation: isVisible, parentEntityIds }: PageFilters,
): boolean =>
  (entityIds?.includes(entityId) ?? true) &&
  (pageType ?? 'NORMAL') === 'NORMAL' &&
  (isVisible ?? true) === isVisibleInNavigation &&
  parentEntityIds == null;

const nodeId = (type: string, id: number): string => btoa(`${type}:${id}`);

const categoryView = ({ id, data }: Collection, _: ViewContext) => ({
  id: nodeId('Category', id),
  entityId: id,
  name: data.title,
  path: `/${data.handle}/`,
  description: data.descriptionHtml,
});

const imageView = (picture: Picture, isDefault: boolean, context: ViewContext) => {
  const url = pictureUrl(picture, context);
  return { url, urlOriginal: url, urlTemplate: url, altText: picture.data.alt, isDefault };
};

function productView(product: Product, context: ViewContext) {
  const { id, data, variants, pictures } = product;
  const [first] = variants;
  const [picture] = pictures;
  const brandId = data.vendor ? brandIdOf(product) : undefined;
  const brand = brandId === undefined ? undefined : brandsOf(context.shop.catalog).byId.get(brandId);
  return {
    id: nodeId('Product', id),
    entityId: id,
    sku: data.options.length > 0 ? '' : (first?.data.sku ?? ''),
    path: pathOf(product),
    name: data.title,
    description: data.descriptionHtml,
    plainTextDescription: ({ characterLimit }: { characterLimit?: number | null }) =>
      truncate(descriptionOf(data), characterLimit),
    brand: brand ? { id: nodeId('Brand', brand.id), entityId: brand.id, name: brand.name, path: brand.url } : null,
    prices: first ? pricesView(first, product, context) : null,
    defaultImage: picture ? imageView(picture, true, context) : null,
    inventory: { isInStock: isInStock(product, context), hasVariantInventory: data.options.length > 0 },
    availabilityV2: { __typename: 'ProductAvailable', status: 'Available', description: '' },
  };
}

function pricesView(first: Variant, { variants }: Product, context: ViewContext) {
  const { currencyCode } = context.shop.data.shop;
  const money = (value: number) => ({ currencyCode, value });
  const { price, sale_price: sale, calculated_price: paid } = pricesOf(first, context);
  const all = variants.map((variant) => pricesOf(variant, context).calculated_price);
  return {
    price: money(paid),
    basePrice: money(price),
    salePrice: sale > 0 ? money(sale) : null,
    priceRange: { min: money(Math.min(...all)), max: money(Math.max(...all)) },
  };
}

/** Returns the filters of a search, in the order of the platform's own storefronts. A filter without values is left out. */
function filterViews(filters: SearchFilters, context: ViewContext) {
  const { categories, brands, attributes, inStock, freeShipping } = facetsOf(filters, context);
  const { price, categoryEntityIds, brandEntityIds, productAttributes } = filters;
  const base = (type: string, displayName: string) => ({
    __typename: type,
    displayName,
    isCollapsedByDefault: false,
    displayProductCount: true,
  });
  const entities = (values: readonly CountedValue<number>[], selected: readonly number[] | null | undefined) =>
    listOf(values, ({ key, name, count }) => ({
      entityId: key,
      name,
      isSelected: selected?.includes(key) ?? false,
      productCount: count,
    }));
  const selectedOf = (attribute: string) =>
    productAttributes?.filter((each) => each.attribute === attribute).flatMap(({ values }) => values) ?? [];
  const other = (displayName: string, isSelected: boolean, productCount: number) =>
    productCount > 0 ? { displayName, isSelected, productCount } : null;
  return [
    ...(categories.length > 0
      ? [{ ...base('CategorySearchFilter', 'Category'), categories: entities(categories, categoryEntityIds) }]
      : []),
    ...(brands.length > 0 ? [{ ...base('BrandSearchFilter', 'Brand'), brands: entities(brands, brandEntityIds) }] : []),
    ...attributes.flatMap(({ name, values }) =>
      values.length === 0
        ? []
        : [
            {
              ...base('ProductAttributeSearchFilter', name),
              filterKey: name,
              attributes: listOf(values, ({ key, count }) => ({
                value: key,
                isSelected: selectedOf(name).includes(key),
                productCount: count,
              })),
            },
          ],
    ),
    { ...base('PriceSearchFilter', 'Price'), selected: price ?? null },
    {
      ...base('OtherSearchFilter', 'Other'),
      freeShipping: other('Free shipping', filters.isFreeShipping === true, freeShipping),
      isFeatured: null,
      isInStock: other('In stock', filters.hideOutOfStock === true, inStock),
    },
  ];
}

const listOf =
  <Item, View>(items: readonly Item[], viewOf: (item: Item) => View) =>
  (args: ConnectionArgs) =>
    connectionOf(items, args, viewOf);
