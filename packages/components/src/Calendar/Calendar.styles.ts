import { styled } from 'styled-components';
import { NativeInput } from '../Input/Input.styles.js';
import { media } from '../theme/media.js';
import { theme } from '../theme/theme.js';
import { visuallyHidden } from '../VisuallyHidden/VisuallyHidden.styles.js';

/** The browser's own input. Scripts put their field before it. */
export const DateControl = styled(NativeInput)`
  &[data-behind] {
    ${visuallyHidden}
    /* Firefox draws the parts of its own input over a clip. */
    opacity: 0;
  }
`;

/** The place of a calendar, as high as the longest month. It has this height before scripts load, so that nothing moves. */
export const Place = styled.div`
  position: relative;
  inline-size: 100%;
  max-inline-size: calc(7 * var(--vt-day));
  min-block-size: calc(8 * var(--vt-day) + ${theme.space[1]});
  --vt-day: max(44px, 2.75rem);

  & > ${DateControl}:not([data-behind]) {
    min-block-size: ${theme.size.control};
    border: 1px solid ${theme.color.border};
    border-radius: ${theme.radius.md};
    --vt-input-padding: ${theme.space[4]};
  }
`;

export const Frame = styled.div`
  inline-size: 100%;
  max-inline-size: calc(7 * var(--vt-day));
  min-block-size: calc(8 * var(--vt-day) + ${theme.space[1]});
  --vt-day: max(44px, 2.75rem);
`;

export const Header = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[1]};
  min-block-size: var(--vt-day);
  margin-block-end: ${theme.space[1]};

  & svg:dir(rtl) {
    scale: -1 1;
  }
`;

export const Title = styled.div`
  font-weight: ${theme.fontWeight.semibold};
  line-height: 1.3;
  text-align: center;
  overflow-wrap: anywhere;
`;

export const Grid = styled.table`
  inline-size: 100%;
  table-layout: fixed;
  border-collapse: collapse;
  border-spacing: 0;
  font-variant-numeric: tabular-nums;
`;

export const Weekday = styled.th`
  block-size: var(--vt-day);
  padding: 0;
  color: ${theme.color.quiet};
  font-size: ${theme.fontSize.sm};
  font-weight: ${theme.fontWeight.medium};
  text-align: center;
`;

export const DayCell = styled.td`
  block-size: var(--vt-day);
  padding: 0;
  text-align: center;

  /* The days of a range are one band. */
  &[data-in-range] {
    background: ${theme.color.panel};
  }
  @media ${media.forcedColors} {
    &[data-in-range] {
      outline: 1px solid Highlight;
      outline-offset: -1px;
    }
  }
`;

export const Day = styled.div`
  position: relative;
  display: grid;
  place-items: center;
  block-size: 100%;
  min-block-size: var(--vt-day);
  border-radius: ${theme.radius.md};
  cursor: pointer;
  user-select: none;
  touch-action: manipulation;
  -webkit-tap-highlight-color: transparent;

  &:focus-visible {
    outline-offset: -2px;
  }
  /* Today has a line below its number. */
  &[data-today]::after {
    content: '';
    position: absolute;
    inset-block-end: 20%;
    inline-size: 1em;
    border-block-end: 2px solid currentcolor;
  }
  @media ${media.hover} {
    &:hover:not([aria-disabled], [data-selected]) {
      background: ${theme.color.panel};
    }
    [data-in-range] > &:hover:not([aria-disabled], [data-selected]) {
      background: ${theme.color.rule};
    }
  }
  &[data-selected] {
    color: ${theme.color.onInk};
    background: ${theme.color.ink};
  }
  &[data-selected]:focus-visible {
    outline-color: ${theme.color.onInk};
    outline-offset: -4px;
  }
  &[data-selected][aria-invalid] {
    color: ${theme.color.onSale};
    background: ${theme.color.sale};
  }
  &[aria-disabled]:not([data-selected]) {
    color: ${theme.color.quiet};
    cursor: not-allowed;
  }
  &[data-unavailable] {
    text-decoration: line-through;
  }
  @media ${media.forcedColors} {
    &[data-selected] {
      forced-color-adjust: none;
      color: HighlightText;
      background: Highlight;
    }
    &[data-selected]:focus-visible {
      outline-color: HighlightText;
    }
    &[aria-disabled]:not([data-selected]) {
      color: GrayText;
    }
  }
`;
