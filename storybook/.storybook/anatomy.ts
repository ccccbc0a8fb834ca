export interface StyledPart {
  /** The class that a style sheet can name: 'vt-Button-Root'. */
  className: string;
  /** The element's name; that of another component where the part is one, dressed anew. */
  element: string;
  /** What the source says of it, if anything. */
  note: string;
}

/** The parts that a file of styles makes, in their order. `owner` stands before each: 'vt-Button', in sections 'vt-s-Cart'. */
export function styledParts(source: string, owner: string): StyledPart[] {
  const parts = source.matchAll(
    /(?:\/\*\* ((?:(?!\*\/).)*) \*\/\n)?export const ([A-Z]\w*) = styled(?:\.(\w+)|\(([\w.]+)\))/g,
  );
  return [...parts].map(([, note = '', name, element, component]) => ({
    className: `${owner}-${name}`,
    element: element ?? component ?? '',
    note,
  }));
}
