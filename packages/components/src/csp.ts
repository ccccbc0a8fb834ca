// The inline scripts and styles of these components, by their hashes, for a content security policy. `csp.test.tsx` computes them again from
// what the components put into a page.

/** Sources for `script-src`, with their quotes: the script of `SchemeScript`, or of `schemeScript` in an `index.html`. */
export const scriptHashes: readonly string[] = ["'sha256-c5IWBPJ+jpSX/uA3TQ0JV6DqyPPAYVMCNSQfT58Gaw8='"];

/**
 * Sources for `style-src`, with their quotes: the style elements that react-aria creates in the browser, of buttons and, on iOS, of open dialogs.
 * `ThemeStyle` is not among them, because its text depends on its props: give it a `nonce`.
 */
export const styleHashes: readonly string[] = [
  "'sha256-38RhXrc7EdReTKsOm23ZPOCUgniTUUcjky8QOOrQx6o='",
  "'sha256-gYiS/BvZvRcK27JIXTuwhZ3hs2+VJ1X+2gUlE+farlg='",
];
