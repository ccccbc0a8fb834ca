/** Returns the name that is most like a text, and whether the text is almost this name: a mistyped, a missing or a moved word. */
export function nearest(text: string, names: readonly string[]): { name: string; isClose: boolean } {
  const written = wordsOf(text);
  let best = { name: '', distance: Infinity, inOrder: Infinity };
  for (const name of names) {
    const inOrder = distanceOf(text.toLowerCase(), name.toLowerCase());
    const distance = Math.min(inOrder, distanceOf(written, wordsOf(name)));
    if (distance < best.distance || (distance === best.distance && inOrder < best.inOrder))
      best = { name, distance, inOrder };
  }
  // One letter in six, and one in a word of three.
  return { name: best.name, isClose: best.distance <= Math.max(1, Math.floor(written.length / 6)) };
}

/** 'cartLinesAdd', 'CartAddLines' and 'cart_line_add' are 'add cart line'. */
const wordsOf = (name: string): string =>
  (name.match(/[A-Z]?[a-z]+|[A-Z]+|\d+/g) ?? [name])
    .map((word) => word.toLowerCase().replace(/(?<=..)s$/, ''))
    .toSorted()
    .join(' ');

/** Returns how many letters differ: added, left out or replaced. */
function distanceOf(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [line, letter] of [...one].entries()) {
    const next = [line + 1];
    for (const [index, char] of [...other].entries())
      next.push(Math.min(next[index]! + 1, row[index + 1]! + 1, row[index]! + (char === letter ? 0 : 1)));
    row = next;
  }
  return row.at(-1)!;
}
