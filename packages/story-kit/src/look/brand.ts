import { create } from 'storybook/theming';
// From the source: Storybook bundles its own shell separately, without the catalogue's aliases.
import { tokens } from '../../../components/src/theme/tokens.js';

export type Scheme = 'light' | 'dark';

/** The mark: a glass case with something in it. */
const mark =
  '<svg aria-hidden="true" viewBox="0 0 20 20" fill="none" stroke="currentColor" stroke-width="1.5"><path d="M3 2.75h14v11.5H3zM1.5 17.25h17M5.5 14.25v3M14.5 14.25v3"/><circle cx="10" cy="9.5" r="2.25" fill="currentColor"/></svg>';

/** Creates Vitrine's theme for Storybook's own shell and docs pages, which accept plain colours only. */
function shell(scheme: Scheme) {
  /** Returns the scheme's colour of a token's two colours. */
  const of = (color: string) => color.match(/#\w+/g)?.[scheme === 'light' ? 0 : 1] ?? color;
  const { accent, border, ink, onInk, panel, paper, quiet, rule } = tokens.color;
  return create({
    base: scheme,
    brandTitle: `${mark}Vitrine`,
    brandUrl: './',
    brandTarget: '_self',
    fontBase: tokens.font.body,
    fontCode: "ui-monospace, 'SF Mono', Menlo, Consolas, 'DejaVu Sans Mono', monospace",
    colorPrimary: of(accent),
    colorSecondary: of(accent),
    appBg: of(panel),
    appContentBg: of(paper),
    appHoverBg: of(rule),
    appPreviewBg: of(paper),
    appBorderColor: of(rule),
    appBorderRadius: 4,
    textColor: of(ink),
    textInverseColor: of(onInk),
    textMutedColor: of(quiet),
    barBg: of(paper),
    barTextColor: of(quiet),
    barSelectedColor: of(accent),
    barHoverColor: of(accent),
    buttonBg: of(panel),
    buttonBorder: of(rule),
    booleanBg: of(panel),
    booleanSelectedBg: of(paper),
    inputBg: of(paper),
    inputBorder: of(border),
    inputTextColor: of(ink),
    inputBorderRadius: 4,
  });
}

export const shells: Record<Scheme, ReturnType<typeof create>> = { light: shell('light'), dark: shell('dark') };

/** The settings of the toolbar. */
export type Globals = Record<string, unknown>;

const systemIsDark = window.matchMedia('(prefers-color-scheme: dark)');

/** Returns the scheme of shell and docs pages: the toolbar's, otherwise the system's. */
export const schemeOf = ({ theme }: Globals): Scheme =>
  theme === 'light' || theme === 'dark' ? theme : systemIsDark.matches ? 'dark' : 'light';

/** Calls `change` when the system turns dark or light. Returns a function that stops this. */
export function onSystemScheme(change: () => void) {
  systemIsDark.addEventListener('change', change);
  return () => systemIsDark.removeEventListener('change', change);
}
