const maxProducts = 10;

/** Joins the products that the merchant chose and similar ones. A product of both comes once. */
export function recommended<Product extends { id: string | number }>(
  complementary: readonly Product[],
  related: readonly Product[],
): Product[] {
  const chosen = new Set(complementary.map(({ id }) => id));
  return [...complementary, ...related.filter(({ id }) => !chosen.has(id))].slice(0, maxProducts);
}
