import type { Scheme } from './theme.js';
import type { PartialTokens } from './tokens.js';

/** A brand: its changes to the default tokens, and the colour scheme that it is made for. */
export interface Brand {
  name: string;
  tokens: PartialTokens;
  /** The scheme until a reader chooses one. */
  scheme: Scheme;
}

export type BrandId = 'northlane' | 'halyard';

/** The brands of the catalogue. Your own shop passes its `tokens` and `scheme` to `ThemeStyle` in the same way. */
export const brands: Record<BrandId, Brand> = {
  /** Paper, ink and one green: the default tokens. */
  northlane: { name: 'Northlane', tokens: {}, scheme: 'system' },
  /** Night and violet, rounded, with headings in an old-style serif: made for dark, and readable in light. */
  halyard: {
    name: 'Halyard',
    scheme: 'dark',
    tokens: {
      color: {
        paper: 'light-dark(#F5F3FC, #12131D)',
        panel: 'light-dark(#E8E4F5, #1D1F2E)',
        ink: 'light-dark(#191A2B, #F2F0FA)',
        quiet: 'light-dark(#55566F, #ADADC6)',
        border: 'light-dark(#80819B, #7E7F9C)',
        rule: 'light-dark(#D6D2E9, #313347)',
        accent: 'light-dark(#4B36A8, #B9A8FF)',
        onAccent: 'light-dark(#FFFFFF, #12131D)',
        onInk: 'light-dark(#F5F3FC, #12131D)',
        sale: 'light-dark(#A8351A, #FF9E80)',
        onSale: 'light-dark(#FFFFFF, #12131D)',
        warning: 'light-dark(#755000, #F0C36D)',
        scrim: 'light-dark(rgb(25 26 43 / 0.5), rgb(0 0 0 / 0.65))',
      },
      font: {
        heading:
          "'Fraunces Variable', Fraunces, 'Iowan Old Style', 'Palatino Linotype', Palatino, 'URW Palladio L', P052, Georgia, serif",
        body: "'Figtree Variable', Figtree, system-ui, sans-serif",
      },
      fontWeight: { heavy: '700' },
      lineHeight: { display: '1.12', heading: '1.2' },
      letterSpacing: { display: '-0.01em', heading: '-0.005em' },
      radius: { sm: '8px', md: '14px' },
    },
  },
};
