/** Returns the computed styles that visibly distinguish one variant from another. */
export function looksOf(element: Element): string {
  const { backgroundColor, borderStyle, borderColor, color, fontSize, fontWeight, minHeight, textDecoration } =
    getComputedStyle(element);
  return [backgroundColor, borderStyle, borderColor, color, fontSize, fontWeight, minHeight, textDecoration].join(', ');
}
