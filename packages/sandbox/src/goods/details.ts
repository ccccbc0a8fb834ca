/** Specifications and size guides of products, by their types and tags. */
import type { FrameMeasures } from './drawings/bicycle/bicycle.js';
import type { ProductDraft } from './products/define.js';

type Described = Pick<ProductDraft, 'productType' | 'tags' | 'variants' | 'options' | 'frameOf'>;

/** Materials by tag. */
const materials: Record<string, string> = {
  merino: 'Merino wool',
  leather: 'Leather',
  recycled: 'Recycled polyester',
  steel: 'Steel',
};

export function specificationsOf({ productType, tags, variants }: Described): ProductDraft['specifications'] {
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

/** The heights of riders, in cm, by lettered sizes. */
const lettered: Record<string, [from: number, to: number]> = {
  S: [155, 167],
  M: [168, 178],
  L: [179, 187],
  XL: [188, 198],
};

/** The height of the rider of a size in cm, who is in the middle of its riders. */
const riderOf = (size: number) => 155 + (size - 47) * 2.7;

/** Returns the heights of the riders of each size. Sizes in centimetres meet halfway between their riders. */
function heightsOf(sizes: readonly string[]): [from: number, to: number][] {
  if (sizes.every((size) => lettered[size])) return sizes.map((size) => lettered[size]!);
  const numbers = sizes.map(Number);
  const start = (at: number) =>
    at === 0 ? riderOf(numbers[0]!) - 3 : (riderOf(numbers[at - 1]!) + riderOf(numbers[at]!)) / 2;
  return numbers.map((size, at) => [
    Math.round(start(at)),
    at === numbers.length - 1 ? Math.round(riderOf(size) + 4) : Math.round(start(at + 1)) - 1,
  ]);
}

const frames = (sizes: readonly string[], frameOf: (size: string) => FrameMeasures) => {
  const heights = heightsOf(sizes);
  return `<p>Stand against a wall without shoes. Between two sizes, take the smaller one to ride briskly, the larger one to sit upright. A is the wheelbase, B the reach, C the height of the handlebar.</p>${table(
    ['Size', 'Height, cm', 'A, mm', 'B, mm', 'C, mm'],
    sizes.map((size, at) => {
      const { wheelbase, reach, barHeight } = frameOf(size);
      return [size, heights[at]!.join('–'), String(wheelbase), String(reach), String(barHeight)];
    }),
  )}`;
};

/** Returns the size guide of bicycles and clothes with several sizes; undefined for other products. */
export function sizeGuideOf({ tags, options, frameOf }: Described): string | undefined {
  const sizes = options.find(({ name }) => name === 'Size')?.values.map(({ name }) => name) ?? [];
  if (sizes.length < 2) return undefined;
  if (frameOf) return frames(sizes, frameOf);
  return tags.includes('clothing') && sizes.includes('M') ? clothes : undefined;
}
