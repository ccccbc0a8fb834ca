import { create } from 'storybook/theming';
// From the source: Storybook bundles its own shell apart from the catalogue, without its aliases.
import { tokens } from '../../packages/components/src/theme/tokens.js';

/** The light one of a token's two colours: the shell and the docs pages know no schemes. */
const light = (color: string) => /#\w+/.exec(color)?.[0] ?? color;

const { accent, border, ink, panel, paper, quiet, rule } = tokens.color;

/** Vitrine's looks for Storybook's own shell and docs pages. */
export const brand = create({
  base: 'light',
  brandTitle: 'Vitrine',
  brandUrl: './',
  brandTarget: '_self',
  fontBase: tokens.font.body,
  colorPrimary: light(accent),
  colorSecondary: light(accent),
  appBg: light(panel),
  appContentBg: light(paper),
  appPreviewBg: light(paper),
  appBorderColor: light(rule),
  appBorderRadius: 4,
  textColor: light(ink),
  textMutedColor: light(quiet),
  barBg: light(paper),
  barTextColor: light(quiet),
  barSelectedColor: light(accent),
  barHoverColor: light(accent),
  inputBg: light(paper),
  inputBorder: light(border),
  inputTextColor: light(ink),
  inputBorderRadius: 4,
});
