import { brands } from './brands.js';
import { brandCss, schemeCss, tokensCss } from './theme.js';

/** `tokens.css`: the variables of the default brand, and of each other one below an element with `data-brand`. */
export function brandsCss(): string {
  const { northlane: _default, ...others } = brands;
  return [
    tokensCss(),
    ...Object.entries(others).map(([id, { tokens, scheme }]) => brandCss(tokens, scheme, `[data-brand=${id}]`)),
    schemeCss,
  ].join('');
}
