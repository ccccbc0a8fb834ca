import { media, theme } from '@vitrine/components';
import { styled } from 'styled-components';
import { ListingForm } from '../listing/ListingForm.js';

export const Form = styled(ListingForm)`
  display: flex;
  flex-direction: column;
  gap: ${theme.space[6]};
`;

export const Values = styled.div`
  display: flex;
  flex-direction: column;
  padding-block-end: ${theme.space[4]};
`;

/** Sizes, beside each other. */
export const Chips = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]};
  /* Room for the focus rings inside. */
  padding: ${theme.space[1]} ${theme.space[1]} ${theme.space[5]};
`;

/** A size. Its checkbox is visually hidden, and the whole chip can be pressed. */
export const Chip = styled.label`
  position: relative;
  display: flex;
  align-items: center;
  justify-content: center;
  min-inline-size: max(44px, 2.75rem);
  min-block-size: max(44px, 2.75rem);
  padding-inline: ${theme.space[3]};
  border: 1px solid ${theme.color.border};
  border-radius: ${theme.radius.md};
  background: ${theme.color.paper};
  cursor: pointer;
  transition: border-color ${theme.motion.fast} ${theme.motion.ease};

  & > input {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    opacity: 0;
  }
  &:has(:checked) {
    border-color: ${theme.color.ink};
    box-shadow: inset 0 0 0 1px ${theme.color.ink};
    font-weight: ${theme.fontWeight.semibold};
  }
  &:has(:focus-visible) {
    outline: 2px solid ${theme.color.ink};
    outline-offset: 2px;
  }
  @media ${media.hover} {
    &:hover {
      border-color: ${theme.color.ink};
    }
  }
  @media ${media.forcedColors} {
    &:has(:checked) {
      border: 3px solid Highlight;
    }
  }
`;

export const Choice = styled.label`
  display: flex;
  flex: none;
  align-items: center;
  gap: ${theme.space[3]};
  min-block-size: 2.25rem;
  /* Room for the focus rings inside. */
  padding-inline-start: ${theme.space[1]};
  overflow-wrap: anywhere;
  cursor: pointer;

  @media ${media.coarse} {
    min-block-size: 2.75rem;
  }
`;

/** A native checkbox, which works without scripts. */
export const Box = styled.input`
  flex: none;
  inline-size: ${theme.size.icon};
  block-size: ${theme.size.icon};
  margin: 0;
  accent-color: ${theme.color.accent};
  cursor: pointer;
`;

export const Count = styled.span`
  color: ${theme.color.quiet};
  font-variant-numeric: tabular-nums;
`;

export const Prices = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${theme.space[2]};
  /* Room for the focus rings inside. */
  padding: 0 ${theme.space[1]} ${theme.space[4]};
`;

/** The looks of the slider until it loads: the line between two thumbs, whose middles are at most half a thumb from the ends. */
export const DrawnTrack = styled.svg`
  position: absolute;
  inset-inline-start: 0.75rem;
  inline-size: calc(100% - 1.5rem);
  block-size: 100%;
  overflow: visible;
  fill: ${theme.color.paper};
  stroke: ${theme.color.accent};
  stroke-width: 2px;

  & rect {
    y: calc(50% - 3px);
    height: 6px;
    fill: ${theme.color.accent};
    stroke: none;
  }
  & circle {
    cy: 50%;
    r: calc(0.75rem - 1px);
  }
  &:dir(rtl) {
    transform: scaleX(-1);
  }
  @media ${media.forcedColors} {
    fill: ButtonFace;
    stroke: ButtonText;

    & rect {
      fill: Highlight;
    }
  }
`;

/** The place of the slider and its line, so that nothing moves when it loads. */
export const SliderPlace = styled.div`
  position: relative;
  min-block-size: ${theme.size.controlSmall};

  &::before {
    content: '';
    position: absolute;
    inset-block: calc(50% - 3px);
    inset-inline: 0;
    border: 1px solid ${theme.color.border};
    border-radius: ${theme.radius.full};
    background: ${theme.color.panel};
  }

  @media ${media.coarse} {
    min-block-size: 44px;
  }
  @media (scripting: none) {
    display: none;
  }
`;

export const Amounts = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${theme.space[3]};
`;

export const AmountLabel = styled.label`
  display: flex;
  flex-direction: column;
  gap: ${theme.space[1]};
  min-inline-size: 0;
  font-size: ${theme.fontSize.sm};
`;

/** The sign of the currency and the field after it. */
export const AmountField = styled.span`
  display: flex;
  align-items: center;
  min-block-size: 2.75rem;
  padding-inline-start: ${theme.space[3]};
  border: 1px solid ${theme.color.border};
  border-radius: ${theme.radius.md};
  background: ${theme.color.paper};
  color: ${theme.color.quiet};
  font-size: ${theme.fontSize.md};

  &:has(:focus-visible) {
    outline: 2px solid ${theme.color.ink};
    outline-offset: 2px;
  }
`;

export const Amount = styled.input`
  appearance: textfield;
  inline-size: 100%;
  min-inline-size: 0;
  min-block-size: 2.75rem;
  padding-inline: ${theme.space[2]} ${theme.space[3]};
  border: 0;
  background: none;
  color: ${theme.color.ink};
  font-size: ${theme.fontSize.md};

  &:focus-visible {
    outline: none;
  }

  &::placeholder {
    color: ${theme.color.quiet};
    opacity: 1;
  }
  &::-webkit-inner-spin-button {
    appearance: none;
  }
`;

/** Hidden if scripts run: a choice then takes effect at once. */
export const Apply = styled.div`
  @media (scripting: enabled) {
    display: none;
  }
`;
