/** Specifications and size guides of products, by their types and tags. */
import type { ProductData } from '../shop/data.js';

type Described = Pick<ProductData, 'productType' | 'tags' | 'variants' | 'options'>;

/** Materials by tag. */
const materials: Record<string, string> = {
  merino: 'Merino wool',
  leather: 'Leather',
  recycled: 'Recycled polyester',
  steel: 'Steel',
};

export function specificationsOf({ productType, tags, variants }: Described): ProductData['specifications'] {
  const material = tags.map((tag) => materials[tag]).find(Boolean);
  const weight = variants[0]?.weight;
  return [
    ...(productType ? [{ name: 'Type', value: productType }] : []),
    ...(material ? [{ name: 'Material', value: material }] : []),
    ...(weight ? [{ name: 'Weight', value: weight < 1000 ? `${weight} g` : `${weight / 1000} kg` }] : []),
  ];
}

const table = (head: string[], rows: string[][]) =>
  `<table><thead><tr>${head.map((cell) => `<th scope="col">${cell}</th>`).join('')}</tr></thead><tbody>${rows
    .map(
      ([first, ...cells]) =>
        `<tr><th scope="row">${first}</th>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`,
    )
    .join('')}</tbody></table>`;

const clothes = `<p>Measure over what you wear below it. Between two sizes, take the larger one.</p>${table(
  ['Size', 'Chest, cm', 'Waist, cm'],
  [
    ['XS', '84–89', '68–73'],
    ['S', '90–95', '74–79'],
    ['M', '96–101', '80–85'],
    ['L', '102–107', '86–91'],
    ['XL', '108–114', '92–98'],
    ['XXL', '115–121', '99–105'],
  ],
)}`;

const frames = `<p>Stand against a wall without shoes. Between two sizes, take the smaller one to ride briskly, the larger one to sit upright.</p>${table(
  ['Size', 'Height, cm'],
  [
    ['S, 48 to 51', '155–167'],
    ['M, 52 to 55', '168–178'],
    ['L, 56 to 58', '179–187'],
    ['XL, 60 to 63', '188–198'],
  ],
)}`;

/** Returns the size guide of bicycles and clothes with several sizes; undefined for other products. */
export function sizeGuideOf({ tags, options }: Described): string | undefined {
  const sizes = options.find(({ name }) => name === 'Size')?.values.map(({ name }) => name) ?? [];
  if (sizes.length < 2) return undefined;
  if (tags.includes('bikes')) return frames;
  return tags.includes('clothing') && sizes.includes('M') ? clothes : undefined;
}
