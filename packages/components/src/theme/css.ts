import { brands } from './brands.js';
import { brandCss, schemeCss, tokensCss } from './theme.js';

/** Returns `tokens.css`: the variables of the default brand, and of each other brand for elements with `data-brand` and everything in them. */
export function brandsCss(): string {
  const { northlane: _default, ...others } = brands;
  return [
    tokensCss(),
    ...Object.entries(others).map(([id, { tokens, scheme }]) => brandCss(tokens, scheme, `[data-brand=${id}]`)),
    schemeCss,
  ].join('');
}
