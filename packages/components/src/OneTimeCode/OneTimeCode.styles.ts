import { styled } from 'styled-components';
import { Control, NativeInput } from '../Input/Input.styles.js';
import { media } from '../theme/media.js';
import { theme } from '../theme/theme.js';

/** The room of the code: as much as it wants, or as there is. */
export const Frame = styled.div`
  container-type: inline-size;
  inline-size: calc(var(--vt-length) * (1ch + 0.75em) + 2 * min(${theme.space[4]}, 5vw) + 2px);
  max-inline-size: 100%;
  font-family: ui-monospace, SFMono-Regular, Menlo, Consolas, monospace;
  font-size: max(16px, ${theme.fontSize.xl});
`;

export const Box = styled(Control)`
  display: grid;
  inline-size: fit-content;
  max-inline-size: 100%;
  line-height: 1.4;
  /* Characters of a code that is too wide move together. */
  letter-spacing: clamp(0.05em, (100cqi - 2 * var(--vt-input-padding) - 2px) / var(--vt-length) - 1ch, 0.75em);
`;

/** The lines below the characters. Each has a zero's width and the input's spacing, also with a reader's own spacing and text size. */
export const Places = styled.span`
  grid-area: 1 / 1;
  align-self: center;
  overflow: clip;
  padding-inline: var(--vt-input-padding);
  white-space: nowrap;
  user-select: none;
  pointer-events: none;
  /* The lines are below the lowest stroke of a letter. */
  padding-block-end: 0.25em;
`;

export const Place = styled.span`
  position: relative;

  &::before {
    content: '0';
    visibility: hidden;
  }
  &::after {
    content: '';
    position: absolute;
    inset-block-end: -0.2em;
    inset-inline-start: 0;
    inline-size: 1ch;
    border-block-end: 2px solid ${theme.color.border};
  }
  [data-disabled] &::after {
    border-color: ${theme.color.rule};
  }
  @media ${media.forcedColors} {
    &::after {
      border-color: CanvasText;
    }
    [data-disabled] &::after {
      border-color: GrayText;
    }
  }
`;

export const CodeInput = styled(NativeInput)`
  grid-area: 1 / 1;
  /* The places set the width. */
  inline-size: 0;
  min-inline-size: 100%;
  font: inherit;
  letter-spacing: inherit;
  text-overflow: clip;

  /* The first character is over the first line, in every language. */
  :dir(rtl) > &[dir='ltr'] {
    text-align: left;
  }
`;
