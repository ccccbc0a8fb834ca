/** Combinations of option values in the platform's short form: '0:0-2,1:1,,' */
import type { Option, Variant } from '../../../shop/catalog/catalog.js';

/** The positions of an option's values, each with the tree of the next option. */
type Tree = Map<number, Tree>;

/** Encodes the combinations of the variants. Returns null without variants. */
export function encodeVariants(variants: readonly Variant[], options: readonly Option[]): string | null {
  const tree: Tree = new Map();
  for (const { selectedOptions } of variants) {
    let branch = tree;
    selectedOptions.forEach(({ value }, depth) => {
      const place = options[depth]?.values.findIndex(({ name }) => name === value) ?? -1;
      const next: Tree = branch.get(place) ?? new Map();
      branch.set(place, next);
      branch = next;
    });
  }
  return tree.size === 0 ? null : `v1_${encode(tree)}`;
}

function encode(tree: Tree): string {
  const branches = [...tree].sort(([a], [b]) => a - b);
  const isLast = branches.every(([, below]) => below.size === 0);
  if (isLast) return `${rangesOf(branches.map(([place]) => place))},`;
  return `${branches.map(([place, below]) => `${place}:${encode(below)}`).join('')},`;
}

/** Joins adjacent positions: 0, 1, 2 and 4 become '0-2 4'. */
function rangesOf(places: readonly number[]): string {
  const ranges: [first: number, last: number][] = [];
  for (const place of places) {
    const range = ranges.at(-1);
    if (range && place === range[1] + 1) range[1] = place;
    else ranges.push([place, place]);
  }
  return ranges.map(([first, last]) => (first === last ? `${first}` : `${first}-${last}`)).join(' ');
}
