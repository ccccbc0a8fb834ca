/** A text with its places filled in: `fill('Slide {index} of {total}', { index: 2, total: 6 })`. */
export function fill(template: string, values: Record<string, string | number>): string {
  return template.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
}
