/** Reads the table of a size guide, and finds the sizes of a height. */

export interface FrameSize {
  /** The text of the option's value. */
  size: string;
  /** The heights of its riders, in whole centimetres. */
  from: number;
  to: number;
  /** The other columns: { name: 'A', value: '1150 mm' }. */
  measures: { name: string; value: string }[];
}

/**
 * Reads the sizes from the first table with a column of heights in cm, such as '168–178' below 'Height, cm'. The sizes are the first
 * column. Returns none if there is no such table.
 */
export function sizesIn(root: ParentNode, heightName: string): FrameSize[] {
  const cellsOf = (row: HTMLTableRowElement) => [...row.cells].map(({ textContent }) => textContent.trim());
  for (const { rows } of root.querySelectorAll('table')) {
    const [head = [], ...body] = [...rows].map(cellsOf);
    const heights = head.findIndex((name, at) => at > 0 && name.startsWith(heightName) && /\bcm\b/.test(name));
    if (heights < 0) continue;
    return body.flatMap((row) => {
      const [from, to] = (row[heights] ?? '').split(/\D+/).map(Number);
      if (!from || !to) return [];
      const measures = row.flatMap((value, at) => {
        if (at === 0 || at === heights) return [];
        const [name = '', unit = ''] = (head[at] ?? '').split(', ');
        return [{ name, value: `${value} ${unit}`.trim() }];
      });
      return [{ size: row[0] ?? '', from, to, measures }];
    });
  }
  return [];
}

/** Within this many centimetres of the next size, a height is between two sizes: nobody is measured more exactly. */
const tolerance = 1;

/** Returns the size that fits a height in cm; two sizes for a height between them; none for a height beyond the table. */
export function sizesFor(sizes: readonly FrameSize[], height: number): FrameSize[] {
  const near = sizes.filter(({ from, to }) => height >= from - tolerance && height <= to + tolerance);
  if (near.length > 1) return near.slice(0, 2);
  return near.filter(({ from, to }) => height >= from && height <= to);
}
