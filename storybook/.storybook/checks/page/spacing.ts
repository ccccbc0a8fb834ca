/** The spacing of WCAG 1.4.12, as a reader's own style sheet sets it. */
const css = `
  body * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  body p { margin-block-end: 2em !important }
`;

let sheet: CSSStyleSheet | undefined;

/** Turns the spacing of all text on or off. */
export function setSpacing(isWide: boolean) {
  sheet ??= new CSSStyleSheet();
  sheet.replaceSync(isWide ? css : '');
  if (!document.adoptedStyleSheets.includes(sheet)) document.adoptedStyleSheets.push(sheet);
}
