/** The spacing of WCAG 1.4.12, as a reader's own style sheet sets it. */
const css = `
  body * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  body p { margin-block-end: 2em !important }
`;

let sheet: CSSStyleSheet | undefined;
let looks = 0;

/**
 * Turns the spacing of all text on or off. Chromium computes all styles again: after many stories in one page it drew prices at 1.563 times
 * their size, the size of a heading, in looks that changed only the width or the text size.
 */
export function setSpacing(isWide: boolean) {
  sheet ??= new CSSStyleSheet();
  sheet.replaceSync(`${isWide ? css : ''} * { --look: ${++looks} }`);
  if (!document.adoptedStyleSheets.includes(sheet)) document.adoptedStyleSheets.push(sheet);
}
