/**
 * The design tokens of the default brand. Colours are written `light-dark(light, dark)`: the `color-scheme` of the element that uses them
 * decides. Sizes that follow the reader's text size are in rem, all others in px.
 */
export const tokens = {
  color: {
    /** The page. */
    paper: 'light-dark(#FAF8F4, #141714)',
    /** The background of pictures, fields and panels. */
    panel: 'light-dark(#EFECE5, #1E221E)',
    /** Text, and the fill of primary buttons. */
    ink: 'light-dark(#1B1D1A, #F3F1EB)',
    /** Less important text. */
    quiet: 'light-dark(#5C605A, #A9AEA6)',
    /** The outline of a control: 3:1 against paper. */
    border: 'light-dark(#8A8F87, #7C827A)',
    /** A hairline that only separates. */
    rule: 'light-dark(#DBD7CD, #31362F)',
    accent: 'light-dark(#1E4D40, #7FC4AC)',
    /** Text on accent. */
    onAccent: 'light-dark(#FFFFFF, #141714)',
    /** Text on ink. */
    onInk: 'light-dark(#FAF8F4, #141714)',
    /** Reduced prices and errors. */
    sale: 'light-dark(#B2451C, #F0936B)',
    /** Text on sale. */
    onSale: 'light-dark(#FFFFFF, #141714)',
    /** Warnings. */
    warning: 'light-dark(#7D5700, #E3B968)',
    /** Covers the page behind a drawer. */
    scrim: 'light-dark(rgb(27 29 26 / 0.45), rgb(0 0 0 / 0.6))',
  },
  font: {
    heading: "'Bricolage Grotesque Variable', 'Bricolage Grotesque', system-ui, sans-serif",
    body: "'Instrument Sans Variable', 'Instrument Sans', system-ui, sans-serif",
  },
  /** The type scale for wide screens has the ratio 1.25. `narrowTokens` has the scale for phones, with the ratio 1.2. */
  fontSize: {
    xs: '0.8rem',
    sm: '0.9rem',
    md: '1rem',
    lg: '1.25rem',
    xl: '1.563rem',
    '2xl': '1.953rem',
    '3xl': '2.441rem',
    '4xl': '3.052rem',
    '5xl': '3.815rem',
  },
  fontWeight: { regular: '400', medium: '500', semibold: '600', heavy: '750' },
  lineHeight: { display: '1.05', heading: '1.15', body: '1.5' },
  letterSpacing: { display: '-0.025em', heading: '-0.015em' },
  /** Multiples of 4 px. */
  space: {
    0: '0',
    1: '0.25rem',
    2: '0.5rem',
    3: '0.75rem',
    4: '1rem',
    5: '1.25rem',
    6: '1.5rem',
    8: '2rem',
    10: '2.5rem',
    12: '3rem',
    16: '4rem',
    20: '5rem',
    24: '6rem',
  },
  radius: { sm: '2px', md: '4px', full: '999px' },
  shadow: { overlay: '0 8px 40px light-dark(rgb(27 29 26 / 0.18), rgb(0 0 0 / 0.6))' },
  motion: { fast: '150ms', slow: '250ms', ease: 'cubic-bezier(0.16, 1, 0.3, 1)' },
  zIndex: { sticky: '10', overlay: '100', toast: '200' },
  size: {
    /** The maximum width of the content, which is centred on wider screens. */
    content: '1440px',
    /** The space between the content and the edge of the screen. */
    gutter: '2.5rem',
    /** Height of a primary control. */
    control: '3rem',
    controlSmall: '2.5rem',
    icon: '1.25rem',
  },
};

export type Tokens = typeof tokens;

/** The tokens that differ below 768 px: the type scale has the ratio 1.2, and the gutter is narrower. */
export const narrowTokens: PartialTokens = {
  fontSize: {
    xs: '0.8rem',
    sm: '0.9rem',
    lg: '1.2rem',
    xl: '1.44rem',
    '2xl': '1.728rem',
    '3xl': '2.074rem',
    '4xl': '2.488rem',
    '5xl': '2.986rem',
  },
  size: { gutter: '1rem' },
};

/** Any of the tokens. A brand is a set of overrides. */
export type PartialTokens = { [Group in keyof Tokens]?: Partial<Tokens[Group]> };
