import { theme } from '@vitrine/components';
import styled from 'styled-components';

/** Running text that a merchant wrote: what may come in it is sanitised HTML without classes. */
export const Root = styled.div`
  max-inline-size: 68ch;
  overflow-wrap: break-word;

  & > * + * {
    margin-block-start: ${theme.space[4]};
  }
  h2,
  h3,
  h4,
  h5,
  h6 {
    font-family: ${theme.font.heading};
    font-size: ${theme.fontSize.md};
    font-weight: ${theme.fontWeight.semibold};
    line-height: ${theme.lineHeight.heading};
  }
  h2,
  h3 {
    font-size: ${theme.fontSize.lg};
  }
  & > * + :is(h2, h3, h4, h5, h6) {
    margin-block-start: ${theme.space[6]};
  }
  ul,
  ol {
    padding-inline-start: 1.25em;
  }
  li + li,
  li > :is(ul, ol) {
    margin-block-start: ${theme.space[1]};
  }
  li::marker {
    color: ${theme.color.quiet};
  }
  a {
    color: ${theme.color.accent};
    text-underline-offset: 0.2em;
  }
  blockquote {
    padding-inline-start: ${theme.space[4]};
    border-inline-start: 2px solid ${theme.color.accent};
    color: ${theme.color.quiet};
  }
  img {
    block-size: auto;
    border-radius: ${theme.radius.md};
  }
  /* A wide table scrolls by itself, the page does not. */
  table {
    display: block;
    overflow-x: auto;
    border-collapse: collapse;
    font-size: ${theme.fontSize.sm};
    font-variant-numeric: tabular-nums;
  }
  :is(th, td) {
    padding: ${theme.space[2]} ${theme.space[6]} ${theme.space[2]} 0;
    border-block-end: 1px solid ${theme.color.rule};
    text-align: start;
    vertical-align: top;
  }
`;
