import type { ComponentDocs } from '@vitrine/story-kit/docs';

export default {
  purpose: 'Shows the colour scheme that the shopper chose, before the first paint.',
  use: 'Use it in the `<head>` of a page from a server, with a control that calls `chooseScheme`.',
  avoid:
    'Without a control, leave it out: the page follows the device by itself. Without a server, put the text `schemeScript` into a `<script>` of your `index.html`. For the brand’s tokens, use `ThemeStyle`.',
  behavior: [
    '`chooseScheme` shows the page in a scheme and saves the choice on the device: `light`, `dark` or `system`, which follows the device. `chosenScheme` returns the choice. On a server it returns `system`.',
    'The script sets `data-theme` on `<html>` before React hydrates the page. Give `<html>` the attribute `suppressHydrationWarning`.',
  ],
  keys: [],
  announced: 'A screen reader announces nothing: it is a script. The control announces the choice.',
  dos: [{ text: 'Offer three choices: light, dark, and the scheme of the device.' }],
  donts: [{ text: 'Put it at the end of the page: the wrong scheme would show for a moment.' }],
  related: ['ThemeStyle', 'RadioGroup'],
} satisfies ComponentDocs;
