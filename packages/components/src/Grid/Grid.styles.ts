import { styled } from 'styled-components';
import { media } from '../theme/media.js';

export const Root = styled.div`
  /* The spec's minimum width of a column. Set on the element itself, since a grid may be in a cell of another grid. */
  --vt-column: var(--vt-column-own, 14rem);
  display: grid;
  /* A column is never wider than the grid, or a narrow screen would scroll sideways. */
  grid-template-columns: repeat(auto-fill, minmax(min(100%, var(--vt-column)), 1fr));
  gap: var(--vt-row-gap) var(--vt-gap);
  min-inline-size: 0;

  @media ${media.md} {
    --vt-column: var(--vt-column-own, 18rem);
  }

  &:where([data-fill='fit']) {
    grid-template-columns: repeat(auto-fit, minmax(min(100%, var(--vt-column)), 1fr));
  }
  &:where([data-fill='count']) {
    --vt-columns: var(--vt-columns-base);
    grid-template-columns: repeat(var(--vt-columns), minmax(0, 1fr));

    @media ${media.sm} {
      --vt-columns: var(--vt-columns-sm);
    }
    @media ${media.md} {
      --vt-columns: var(--vt-columns-md);
    }
    @media ${media.lg} {
      --vt-columns: var(--vt-columns-lg);
    }
    @media ${media.xl} {
      --vt-columns: var(--vt-columns-xl);
    }
    @media ${media['2xl']} {
      --vt-columns: var(--vt-columns-2xl);
    }
  }
  &:where([data-align='start']) {
    align-items: start;
  }
  &:where([data-align='center']) {
    align-items: center;
  }
  &:where([data-align='end']) {
    align-items: end;
  }
  &:where(ul, ol) {
    padding: 0;
    list-style: none;
  }
  /* A long word or a wide picture must not widen its column. */
  & > * {
    min-inline-size: 0;
  }
`;
