import { styled } from 'styled-components';
import { pressableBox } from '../Checkbox/SelectionBox.styles.js';
import { media } from '../theme/media.js';
import { theme } from '../theme/theme.js';
import { visuallyHidden } from '../VisuallyHidden/VisuallyHidden.styles.js';

export const Root = styled.div`
  container-type: inline-size;
  min-inline-size: 0;
`;

/** Scrolls if it has a height. */
export const Scroller = styled.div`
  &[data-scrolls] {
    max-block-size: var(--vt-table-height);
    overflow: auto;
    overscroll-behavior: contain;
    /* Rows do not scroll behind the head. */
    scroll-padding-block-start: 3.5rem;
  }
  /*
   * From the start: Firefox makes new boxes for the table when its frame begins to scroll, and a handle has the focus then. A head that sticks to
   * the screen needs a frame without scrolling until then.
   */
  :not([data-sticky]) > &:has([data-resizable]),
  &:has(> [data-resized]) {
    overflow-x: auto;
  }
`;

export const Grid = styled.table`
  inline-size: 100%;
  border-collapse: separate;
  border-spacing: 0;
  line-height: 1.4;
  font-variant-numeric: tabular-nums;

  &[data-resized] {
    inline-size: var(--vt-columns-width);
    table-layout: fixed;
  }
  @container (max-width: 36rem) {
    display: block;

    &[data-resized] {
      inline-size: 100%;
    }
  }
`;

export const Caption = styled.caption`
  padding-block-end: ${theme.space[3]};
  font-weight: ${theme.fontWeight.semibold};
  text-align: start;

  @container (max-width: 36rem) {
    display: block;
  }
`;

export const Head = styled.thead`
  [data-sticky] & {
    position: sticky;
    inset-block-start: var(--vt-table-top, 0px);
    z-index: ${theme.zIndex.sticky};
  }
  /* In a narrow place, only the heads that do something show, in lines. */
  @container (max-width: 36rem) {
    display: block;
    background: ${theme.color.paper};

    & > tr {
      display: flex;
      flex-wrap: wrap;
      gap: ${theme.space[1]} ${theme.space[4]};
    }
  }
`;

export const HeadCell = styled.th`
  &[data-select] {
    ${pressableBox}
  }
  box-sizing: border-box;
  block-size: ${theme.size.control};
  inline-size: var(--vt-column-width, auto);
  padding-block: ${theme.space[2]};
  padding-inline: ${theme.space[3]};
  border-block-end: 1px solid ${theme.color.border};
  background: ${theme.color.paper};
  color: ${theme.color.quiet};
  font-size: ${theme.fontSize.sm};
  font-weight: ${theme.fontWeight.medium};
  text-align: start;
  vertical-align: middle;

  &[data-align='end'] {
    text-align: end;
  }
  &[data-sortable] {
    cursor: pointer;
    user-select: none;
    -webkit-tap-highlight-color: transparent;
  }
  /* Room for the handle. */
  &[data-resizable] {
    position: relative;
    padding-inline-end: ${theme.space[6]};
  }
  &:focus-visible {
    outline-offset: -2px;
  }
  &[aria-sort='ascending'],
  &[aria-sort='descending'] {
    color: ${theme.color.ink};
  }
  @media ${media.hover} {
    &[data-sortable]:hover {
      color: ${theme.color.ink};
    }
  }
  @container (max-width: 36rem) {
    /* The outline of the focus leaves room for the text. */
    padding-inline: ${theme.space[1]};
    border: 0;
    inline-size: auto;

    &:not([data-sortable], [data-select], :focus) {
      ${visuallyHidden}
    }
  }
`;

/** The text of a head with its arrow, in one line at the end of a column as well. */
export const HeadText = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space[1]};
  min-block-size: 24px;

  & > svg {
    flex: none;
  }
  [data-align='end'] > & {
    flex-direction: row-reverse;
  }
`;

/** At the end of a head. Its line is between two columns. */
export const Handle = styled.div`
  position: absolute;
  inset-block: 0;
  inset-inline-end: 0;
  inline-size: 24px;
  cursor: col-resize;
  touch-action: none;
  user-select: none;

  &::after {
    content: '';
    position: absolute;
    inset-block: ${theme.space[2]};
    inset-inline-end: 0;
    border-inline-end: 1px solid ${theme.color.border};
  }
  &:hover::after,
  &:focus-within::after {
    border-inline-end: 2px solid ${theme.color.ink};
  }
  &[data-resizing]::after {
    inset-block: 0;
    border-inline-end: 3px solid ${theme.color.ink};
  }
  @container (max-width: 36rem) {
    display: none;
  }
`;

export const Body = styled.tbody`
  @container (max-width: 36rem) {
    display: grid;
    gap: ${theme.space[3]};
  }
`;

export const BodyRow = styled.tr`
  outline: none;

  &[data-selectable] {
    cursor: pointer;
  }
  &[aria-selected='true'] {
    background: ${theme.color.panel};
  }
  &[aria-disabled='true'] {
    color: ${theme.color.quiet};
    cursor: not-allowed;
  }
  &:focus-visible {
    outline: 2px solid ${theme.color.ink};
    outline-offset: -2px;
  }
  @media ${media.hover} {
    &[data-selectable]:hover {
      background: ${theme.color.panel};
    }
  }
  @media ${media.forcedColors} {
    &[aria-selected='true'] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
    &[aria-disabled='true'] {
      color: GrayText;
    }
  }
  @container (max-width: 36rem) {
    display: grid;
    gap: ${theme.space[1]};
    padding: ${theme.space[3]};
    border: 1px solid ${theme.color.rule};
    border-radius: ${theme.radius.md};
  }
`;

export const BodyCell = styled.td`
  &[data-select] {
    ${pressableBox}
  }
  padding-block: ${theme.space[3]};
  padding-inline: ${theme.space[3]};
  border-block-end: 1px solid ${theme.color.rule};
  font-weight: ${theme.fontWeight.regular};
  text-align: start;
  vertical-align: middle;
  overflow-wrap: anywhere;

  &[data-align='end'] {
    text-align: end;
  }
  /* Below the text of its head, which leaves room for the handle. */
  &[data-align='end'][data-resizable] {
    padding-inline-end: ${theme.space[6]};
  }
  &:focus-visible {
    outline-offset: -2px;
  }
  &[data-names] {
    font-weight: ${theme.fontWeight.medium};
  }
  &[data-empty] {
    padding-block: ${theme.space[8]};
    color: ${theme.color.quiet};
    text-align: center;
  }
  @container (max-width: 36rem) {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: ${theme.space[1]} ${theme.space[4]};
    border: 0;

    &,
    &[data-align='end'][data-resizable] {
      padding: 0;
    }
    &[data-empty] {
      justify-content: center;
    }
  }
`;

/** The head of the column beside a value, in a narrow place. Screen readers get it from the column. */
export const CellLabel = styled.span`
  display: none;

  @container (max-width: 36rem) {
    display: inline;
    color: ${theme.color.quiet};

    [data-names] > & {
      display: none;
    }
  }
`;
