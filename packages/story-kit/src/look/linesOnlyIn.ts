/** Returns the lines of a text that another text does not have, each once. */
export function linesOnlyIn(text: string, other: string): string[] {
  const linesOf = (whole: string) => whole.split('\n').map((line) => line.trim());
  const known = new Set(linesOf(other));
  return [...new Set(linesOf(text))].filter((line) => line !== '' && !known.has(line));
}
