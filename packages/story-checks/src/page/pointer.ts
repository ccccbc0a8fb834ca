const finger = { '(pointer: coarse)': 'all', '(hover: hover) and (pointer: fine)': 'not all' };
const mouse = Object.fromEntries(Object.entries(finger).map(([query]) => [query, query]));

/** The original queries of rules for one kind of pointer. */
const written = new WeakMap<CSSMediaRule, string>();

/**
 * Applies the rules for a kind of pointer by changing their queries. The browser itself does not change: after its emulated touch screen is
 * removed, a browser has no pointer at all.
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
