import { schemeScript } from './scheme.js';

export interface SchemeScriptProps {
  /** Of a content security policy that asks scripts for one. Default: none. */
  nonce?: string;
}

/**
 * Shows the scheme that `chooseScheme` has kept, before the page is painted for the first time. Render it in the `<head>`, and give
 * `<html>` the attribute `suppressHydrationWarning`, since the script sets another before React looks. It is a server's: where no server renders, put the text `schemeScript` into a `<script>` of
 * your `index.html`.
 */
export const SchemeScript = ({ nonce }: SchemeScriptProps) => (
  <script {...(nonce && { nonce })} dangerouslySetInnerHTML={{ __html: schemeScript }} />
);
