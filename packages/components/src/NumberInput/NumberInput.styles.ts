import { styled } from 'styled-components';
import { media } from '../theme/media.js';
import { theme } from '../theme/theme.js';

export const Control = styled.div`
  display: inline-flex;
  align-self: flex-start;
  align-items: stretch;
  max-inline-size: 100%;
  border: 1px solid ${theme.color.border};
  border-radius: ${theme.radius.md};
  color: ${theme.color.ink};
  background: ${theme.color.paper};
  --vt-number-input: ${theme.size.control};

  &[data-size='sm'] {
    --vt-number-input: ${theme.size.controlSmall};
  }
  @media ${media.coarse} {
    &[data-size='sm'] {
      --vt-number-input: max(44px, ${theme.size.controlSmall});
    }
  }

  /* The focus ring is around the whole control, because the input has no borders. */
  &:has(input:focus-visible) {
    outline: 2px solid ${theme.color.ink};
    outline-offset: 3px;
  }
  &[data-invalid] {
    border-color: ${theme.color.sale};
    box-shadow: inset 0 0 0 1px ${theme.color.sale};
  }
  &[data-disabled] {
    border-color: ${theme.color.rule};
    color: ${theme.color.quiet};
    background: ${theme.color.panel};
  }
  @media ${media.hover} {
    &:hover:not([data-disabled], [data-invalid]) {
      border-color: ${theme.color.ink};
    }
  }
  @media ${media.forcedColors} {
    &[data-disabled] {
      border-color: GrayText;
      color: GrayText;
    }
  }
`;

export const TextInput = styled.input`
  /* Fits five digits and a comma, also with the reader's own letter spacing. */
  inline-size: 4em;
  min-inline-size: 2em;
  min-block-size: calc(var(--vt-number-input) - 2px);
  margin: 0;
  padding: 0 ${theme.space[1]};
  border: 0;
  border-radius: 0;
  outline: none;
  background: transparent;
  font-variant-numeric: tabular-nums;
  text-align: center;

  /* Fits millions with decimals and a currency. */
  &:where([data-wide]) {
    inline-size: 8em;
  }
  &:disabled {
    color: inherit;
    -webkit-text-fill-color: currentcolor;
    opacity: 1;
    cursor: not-allowed;
  }
`;

export const StepButton = styled.button`
  display: inline-flex;
  flex: none;
  align-items: center;
  justify-content: center;
  inline-size: calc(var(--vt-number-input) - 2px);
  padding: 0;
  border: 0;
  border-radius: 3px;
  background: transparent;
  cursor: pointer;
  touch-action: manipulation;
  user-select: none;
  -webkit-touch-callout: none;

  /* Without scripts, the buttons would do nothing. */
  @media (scripting: none) {
    display: none;
  }
  &[data-pressed] {
    background: ${theme.color.panel};
  }
  &[aria-disabled] {
    color: ${theme.color.border};
    cursor: not-allowed;
  }
  @media ${media.hover} {
    &:hover:not([aria-disabled]) {
      background: ${theme.color.panel};
    }
  }
  @media ${media.forcedColors} {
    &[aria-disabled] {
      color: GrayText;
    }
  }
`;
