/** A text with its places filled in: `fill('Shopping cart ({count})', { count: 2 })`. */
export function fill(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
}
