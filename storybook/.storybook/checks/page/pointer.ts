const finger = { '(pointer: coarse)': 'all', '(hover: hover) and (pointer: fine)': 'not all' };
const mouse = Object.fromEntries(Object.entries(finger).map(([query]) => [query, query]));

/** The rules of a style sheet for one kind of pointer, under the query that they were written with. */
const written = new WeakMap<CSSMediaRule, string>();

/**
 * Turns on what the style sheets say for a finger. A browser that was made to have a touch screen, and is made to have none
 * again, has no pointer at all from then on; so it is the queries that change, not the browser.
 */
export function setPointer(pointer: 'finger' | 'mouse') {
  const queries: Record<string, string> = pointer === 'finger' ? finger : mouse;
  for (const sheet of document.styleSheets) visit(sheet.cssRules, queries);
}

function visit(rules: CSSRuleList, queries: Record<string, string>) {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule) {
      const query = written.get(rule) ?? rule.media.mediaText;
      const replaced = queries[query];
      if (replaced) {
        written.set(rule, query);
        rule.media.mediaText = replaced;
      }
    }
    if (rule instanceof CSSGroupingRule) visit(rule.cssRules, queries);
  }
}
