import { schemeScript } from './scheme.js';

export interface SchemeScriptProps {
  /** Nonce for a content security policy that requires one for scripts. Default: none. */
  nonce?: string;
}

/**
 * Shows the scheme that `chooseScheme` has saved, before the first paint of the page. Render it in the `<head>`, and give `<html>` the
 * attribute `suppressHydrationWarning`, because the script sets another attribute before React hydrates the page. It is for servers:
 * without one, put the text `schemeScript` into a `<script>` of your `index.html`.
 */
export const SchemeScript = ({ nonce }: SchemeScriptProps) => (
  <script {...(nonce && { nonce })} dangerouslySetInnerHTML={{ __html: schemeScript }} />
);
