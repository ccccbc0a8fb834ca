import { css, styled } from 'styled-components';
import { media } from '../theme/media.js';
import { theme } from '../theme/theme.js';

/** A box, a circle or a track with its label beside it and its help below the label. */
export const Choice = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: start;
  min-inline-size: 0;
`;

export const ChoiceLabel = styled.label`
  /* Its padding is the gap to the box, so that a press between the two also counts. */
  padding-block: ${theme.space[1]};
  padding-inline-start: min(${theme.space[3]}, 3.75vw);
  line-height: 1.5;
  overflow-wrap: anywhere;
  hyphens: auto;
  cursor: pointer;

  :disabled ~ & {
    color: ${theme.color.quiet};
    cursor: not-allowed;
  }
  @media ${media.coarse} {
    padding-block: calc((44px - 1.5em) / 2);
    /* Together with the box, at least 44 px wide, even for a label like S. */
    min-inline-size: 24px;
  }
`;

export const ChoiceHelp = styled.div`
  display: grid;
  grid-column: 2;
  gap: ${theme.space[1]};
  padding-inline-start: min(${theme.space[3]}, 3.75vw);

  &:empty {
    display: none;
  }
`;

/** The shared styles of checkboxes, radio buttons and switches: native inputs, redrawn except in forced colours. */
export const choiceLook = css`
  appearance: none;
  display: inline-grid;
  flex: none;
  place-content: center;
  inline-size: ${theme.size.icon};
  block-size: ${theme.size.icon};
  margin: 0;
  /* Centred on the first line of its label. */
  margin-block-start: calc((1.5em - ${theme.size.icon}) / 2 + ${theme.space[1]});
  border: 1px solid ${theme.color.border};
  background: ${theme.color.paper};
  color: ${theme.color.onInk};
  cursor: pointer;
  transition:
    background-color ${theme.motion.fast} ${theme.motion.ease},
    border-color ${theme.motion.fast} ${theme.motion.ease};

  &:checked,
  &:indeterminate:not([type='radio']) {
    border-color: ${theme.color.ink};
    background: ${theme.color.ink};
  }
  &[aria-invalid='true'],
  [aria-invalid='true'] & {
    border-color: ${theme.color.sale};
    box-shadow: inset 0 0 0 1px ${theme.color.sale};
  }
  &:disabled:disabled {
    border-color: ${theme.color.rule};
    background: ${theme.color.panel};
    color: ${theme.color.quiet};
    cursor: not-allowed;
  }
  @media ${media.hover} {
    &:hover:not(:disabled, [aria-invalid='true']) {
      border-color: ${theme.color.ink};
    }
  }
  @media ${media.coarse} {
    margin-block-start: calc((44px - ${theme.size.icon}) / 2);
  }
  @media ${media.forcedColors} {
    appearance: auto;

    &::before {
      display: none;
    }
  }
`;
