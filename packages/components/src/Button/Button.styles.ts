import { css, styled } from 'styled-components';
import { media } from '../theme/media.js';
import { theme } from '../theme/theme.js';

/** The looks of an unavailable button. One with `aria-disabled` keeps the focus. */
export const unavailable = css`
  cursor: not-allowed;

  &:where([data-variant='primary'], [data-variant='solid'], [data-variant='danger'], [data-variant='secondary']) {
    background: ${theme.color.panel};
    color: ${theme.color.quiet};
  }
  &:where([data-variant='outline']) {
    border-color: ${theme.color.rule};
    color: ${theme.color.quiet};
  }
  &:where([data-variant='ghost'], [data-variant='link']) {
    background: none;
    color: ${theme.color.quiet};
    text-decoration: none;
  }
  @media ${media.forcedColors} {
    border-color: GrayText;
    color: GrayText;
  }
`;

/** The looks of a button. `ButtonLink` and `IconButton` have them, too. */
export const buttonLook = css`
  display: inline-grid;
  grid-template-areas: 'face';
  align-items: center;
  justify-items: center;
  max-inline-size: 100%;
  min-block-size: ${theme.size.control};
  padding: ${theme.space[2]} ${theme.space[6]};
  border: 1px solid transparent;
  border-radius: ${theme.radius.md};
  background: none;
  color: ${theme.color.ink};
  font: inherit;
  font-weight: ${theme.fontWeight.semibold};
  line-height: 1.25;
  text-align: center;
  text-decoration: none;
  cursor: pointer;
  user-select: none;
  /* The browser does not wait for a second tap and shows no grey flash: the button has its own pressed look. */
  touch-action: manipulation;
  -webkit-tap-highlight-color: transparent;
  transition:
    background-color ${theme.motion.fast} ${theme.motion.ease},
    border-color ${theme.motion.fast} ${theme.motion.ease},
    color ${theme.motion.fast} ${theme.motion.ease};

  &:where([data-size='sm']) {
    min-block-size: ${theme.size.controlSmall};
    padding-inline: ${theme.space[4]};
    font-size: ${theme.fontSize.sm};
  }
  &:where([data-size='lg']) {
    min-block-size: calc(${theme.size.control} + ${theme.space[2]});
    padding-inline: ${theme.space[8]};
    font-size: ${theme.fontSize.lg};
  }
  &:where([data-full-width]) {
    inline-size: 100%;
  }

  &:where([data-variant='primary']) {
    --vt-fill: ${theme.color.ink};
    background: var(--vt-fill);
    color: ${theme.color.onInk};
  }
  &:where([data-variant='solid']) {
    --vt-fill: ${theme.color.accent};
    background: var(--vt-fill);
    color: ${theme.color.onAccent};
  }
  &:where([data-variant='danger']) {
    --vt-fill: ${theme.color.sale};
    /* Towards ink: its text would be too faint on a lighter fill. */
    --vt-shade: ${theme.color.ink};
    background: var(--vt-fill);
    color: ${theme.color.onSale};
  }
  &:where([data-variant='secondary']) {
    background: ${theme.color.panel};
  }
  &:where([data-variant='outline']) {
    border-color: ${theme.color.border};
  }
  &:where([data-variant='link']) {
    min-block-size: 1.5rem;
    padding: 0;
    border: 0;
    border-radius: ${theme.radius.sm};
    font-weight: inherit;
    text-align: start;
    text-decoration: underline;
    text-decoration-thickness: 1px;
    text-underline-offset: 0.2em;
  }
  &:where([data-variant='unstyled']) {
    display: inline;
    min-block-size: 0;
    padding: 0;
    border: 0;
    font-weight: inherit;
    line-height: inherit;
    text-align: inherit;
  }

  @media ${media.hover} {
    &:where([data-variant='primary'], [data-variant='solid'], [data-variant='danger']):hover {
      background: color-mix(in srgb, var(--vt-fill) 86%, var(--vt-shade, ${theme.color.paper}));
    }
    &:where([data-variant='secondary'], [data-variant='ghost']):hover {
      background: color-mix(in srgb, ${theme.color.panel} 90%, ${theme.color.ink});
    }
    &:where([data-variant='ghost']):hover {
      background: ${theme.color.panel};
    }
    &:where([data-variant='outline']):hover {
      border-color: ${theme.color.ink};
    }
    &:where([data-variant='link']):hover {
      text-decoration-thickness: 2px;
    }
  }

  /* A toggle that is on. */
  &:where([data-variant='secondary'], [data-variant='outline'], [data-variant='ghost']):is(
      [aria-pressed='true'],
      [aria-checked='true']
    ) {
    border-color: ${theme.color.ink};
    background: ${theme.color.panel};
  }

  &:where([data-variant='primary'], [data-variant='solid'], [data-variant='danger']):is([data-pressed], a:active) {
    background: color-mix(in srgb, var(--vt-fill) 76%, var(--vt-shade, ${theme.color.paper}));
  }
  &:where([data-variant='secondary'], [data-variant='outline'], [data-variant='ghost']):is([data-pressed], a:active) {
    background: color-mix(in srgb, ${theme.color.panel} 82%, ${theme.color.ink});
  }
  &:where([data-variant='link']):is([data-pressed], a:active) {
    color: ${theme.color.accent};
  }

  &:disabled {
    ${unavailable}
  }
  /* Without scripts, nothing can change an aria-disabled button of the served page, and a press sends its form. */
  @media not (scripting: none) {
    &[aria-disabled='true']:where(:not([data-loading])) {
      ${unavailable}
    }
  }
  &:where([data-loading]) {
    cursor: progress;
  }

  @media ${media.coarse} {
    &:where([data-size='sm']:not([data-variant='link'], [data-variant='unstyled'])) {
      min-block-size: 44px;
    }
  }

  /* Forced colours remove fills, so each button gets a border. */
  @media ${media.forcedColors} {
    &:where(:not([data-variant='link'], [data-variant='unstyled'])) {
      border-color: ButtonText;
    }
    &:is([aria-pressed='true'], [aria-checked='true']) {
      border: 2px solid Highlight;
    }
  }
`;

export const Root = styled.button`
  ${buttonLook}
`;

/** The text and the loading text share one cell of the grid, so the button's size does not change. */
export const Face = styled.span`
  grid-area: face;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${theme.space[2]};
  min-inline-size: 0;

  [data-variant='unstyled'] > & {
    display: contents;
  }
  /* An inline button keeps its text while it loads; the spinner follows the text. */
  [data-variant='unstyled'] > & + & {
    display: inline-flex;
    margin-inline-start: ${theme.space[2]};
    vertical-align: text-bottom;
  }
  [data-variant='unstyled'] > &[data-state='hidden'] {
    display: none;
  }
  /* The button keeps its name while the spinner covers its text. */
  &[data-state='faded'] {
    opacity: 0;
  }
  /* The other face has the text now. This one must not be in the name. */
  &[data-state='hidden'] {
    visibility: hidden;
    /* A browser would compute the styles of a hidden spinner for each frame. */
    --vt-spinning: paused;
  }
`;
