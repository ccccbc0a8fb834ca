import type { ComponentDocs } from '@vitrine/story-kit/docs';

export default {
  purpose: 'Renders the tokens of a brand as a style element.',
  use: 'Use it if JavaScript alone knows the brand, as in an app that serves several shops. Render it once, best in the `<head>`.',
  avoid:
    'If you know the brand beforehand, write a style sheet: `:root { --vt-color-accent: #7a1f3d }`. To save a shopper’s choice of light or dark, use `SchemeScript`.',
  behavior: [
    'A brand has only the tokens that it changes. All others keep the values of Northlane.',
    'Its rules are in a cascade layer, so your own rules for `:root` win over them. `data-theme="light"` or `"dark"` on any element fixes the scheme of the element and of everything in it.',
  ],
  keys: [],
  announced: 'A screen reader announces nothing: it is a style element.',
  dos: [{ text: 'Give it the `nonce` of your content security policy.' }],
  donts: [{ text: 'Render one for a part of a page: its tokens apply to the whole page.' }],
  related: ['SchemeScript', 'I18nProvider'],
} satisfies ComponentDocs;
