/** What sets one variant apart from another: the computed styles that a person sees on it. */
export function looksOf(element: Element): string {
  const { backgroundColor, borderStyle, borderColor, color, fontSize, fontWeight, minHeight, textDecoration } =
    getComputedStyle(element);
  return [backgroundColor, borderStyle, borderColor, color, fontSize, fontWeight, minHeight, textDecoration].join(', ');
}
