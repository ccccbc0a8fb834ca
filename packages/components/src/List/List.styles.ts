import { styled } from 'styled-components';
import { theme } from '../theme/theme.js';

// `section` has the type of any element, because a list is a `ul` or an `ol`.
export const Root = styled.section`
  display: flex;
  flex-direction: column;
  gap: var(--vt-gap);
  margin: 0;
  padding: 0;
  min-inline-size: 0;

  &:where([data-marker='none']) {
    list-style: none;
  }
  &:where([data-marker='disc']) {
    list-style: disc;
  }
  &:where([data-marker='dash']) {
    list-style: '–  ';
  }
  &:where([data-marker='decimal']) {
    list-style: decimal;
  }
  &:where([data-marker='alpha']) {
    list-style: lower-alpha;
  }
  &:where(:not([data-marker='none'])) {
    padding-inline-start: 1.4em;
  }
  &:where([data-divided]) > li + li {
    padding-block-start: var(--vt-gap);
    border-block-start: 1px solid ${theme.color.rule};
  }

  /* A nested list. */
  & & {
    margin-block-start: var(--vt-gap);
  }
`;

export const Item = styled.li`
  min-inline-size: 0;
  overflow-wrap: break-word;

  &::marker {
    color: ${theme.color.quiet};
    font-variant-numeric: tabular-nums;
  }
  &:where([data-icon]) {
    display: flex;
    gap: ${theme.space[3]};
    list-style: none;
  }
`;

export const Icon = styled.span`
  flex: none;
  display: inline-grid;
  align-items: center;
  /* As tall as a line, so an icon of any size is centred on the first line. */
  block-size: 1lh;
  color: ${theme.color.accent};
`;

export const Content = styled.div`
  flex: 1;
  min-inline-size: 0;
`;
