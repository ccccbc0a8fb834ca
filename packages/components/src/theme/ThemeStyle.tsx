import { pageStyles } from './pageStyles.js';
import { brandCss, schemeCss, type Scheme } from './theme.js';
import type { PartialTokens } from './tokens.js';

export interface ThemeStyleProps {
  /** The tokens that a brand changes. Default: none, which is the Northlane brand. */
  brand?: PartialTokens;
  /** The colour scheme of the page. `'system'` follows the reader's choice. Default: `'system'`. */
  scheme?: Scheme;
  /** Nonce for a content security policy that requires one for styles. Default: none. */
  nonce?: string;
}

/**
 * Renders the tokens of a brand that is known in JavaScript only, as a `<style>` in its place, best in the `<head>`. If they are known
 * beforehand, a style sheet of your own does the same: `:root { --vt-color-accent: … }`. `data-theme="light"` or `"dark"` on any element
 * fixes the scheme of the element and everything in it.
 */
export function ThemeStyle({ brand, scheme = 'system', nonce }: ThemeStyleProps) {
  const isDefault = !brand && scheme === 'system';
  const css = pageStyles + (isDefault ? '' : `@layer vitrine.tokens{${brandCss(brand ?? {}, scheme)}${schemeCss}}`);
  // React would escape the quotes of a text child.
  return css && <style {...(nonce && { nonce })} dangerouslySetInnerHTML={{ __html: css.replaceAll('</', '<\\/') }} />;
}
