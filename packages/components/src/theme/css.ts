import { brands } from './brands.js';
import { declarations, themeCss } from './theme.js';

/** `tokens.css`: the variables of the default brand, and of each other one below an element with `data-brand`. */
export function brandsCss(): string {
  const { northlane, ...others } = brands;
  const overrides = Object.entries(others).map(
    ([id, { tokens, scheme }]) =>
      `[data-brand=${id}]{${scheme === 'system' ? '' : `color-scheme:${scheme};`}${declarations(tokens)}}\n`,
  );
  // A scheme that is asked for on the same element wins over the brand's own.
  return [
    '/* The design tokens of Vitrine. data-brand and data-theme on an element hold from there down. */',
    ...overrides.map((rule) => rule.trim()),
    themeCss(northlane.tokens, northlane.scheme).trim(),
    '',
  ].join('\n');
}
