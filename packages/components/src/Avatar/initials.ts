/** Returns the first letter of a name, and of its last word if it has several: 'Ada King Lovelace' → 'AL'. Empty if there is no letter. */
export function initialsOf(name: string): string {
  const words = name.split(/[\s·・-]+/u).flatMap((word) => word.match(/^[^\p{L}]*(\p{L}\p{M}*)/u)?.[1] ?? []);
  const [first = '', ...others] = words;
  return (first + (others.at(-1) ?? '')).toLocaleUpperCase();
}
