import { pageStyles } from './pageStyles.js';
import { brandCss, schemeCss, type Scheme } from './theme.js';
import type { PartialTokens } from './tokens.js';

export interface ThemeStyleProps {
  /** What a brand changes of the tokens. Default: nothing, which is the Northlane brand. */
  brand?: PartialTokens;
  /** The colour scheme of the page: `'system'` follows the reader's choice. Default: `'system'`. */
  scheme?: Scheme;
}

/**
 * A brand that is known in JavaScript only: its tokens, as a `<style>` in the place where it is rendered, best in the `<head>`.
 * Where they are known beforehand, a style sheet of your own does the same: `:root { --vt-color-accent: … }`.
 * `data-theme="light"` or `"dark"` on any element fixes the scheme from there down.
 */
export function ThemeStyle({ brand, scheme = 'system' }: ThemeStyleProps) {
  const isDefault = !brand && scheme === 'system';
  const css = pageStyles + (isDefault ? '' : `@layer vitrine.tokens{${brandCss(brand ?? {}, scheme)}${schemeCss}}`);
  // As text, React would escape its quotes.
  return css && <style dangerouslySetInnerHTML={{ __html: css.replaceAll('</', '<\\/') }} />;
}
