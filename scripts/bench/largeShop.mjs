import { sampleShop } from '@vitrine/sandbox';

/** Returns the sample shop with `count` products, all in one collection, and a few of them in another. */
export function shopOf(count) {
  const [template] = sampleShop.products;
  const handles = Array.from({ length: count }, (_, index) => `thing-${index}`);
  return {
    ...sampleShop,
    products: handles.map((handle, index) => ({
      ...template,
      handle,
      title: `Thing ${index}`,
      options: [],
      variants: [{ sku: handle, values: [], price: 1000 + index, stock: 5 }],
    })),
    collections: [
      { ...sampleShop.collections[0], handle: 'all', products: handles },
      { ...sampleShop.collections[0], handle: 'few', products: handles.slice(0, 3) },
    ],
    priceLists: [],
    menu: [],
    // Their orders contain products of the sample shop.
    customers: [],
  };
}
