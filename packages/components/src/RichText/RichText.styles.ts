import { styled } from 'styled-components';
import { media } from '../theme/media.js';
import { theme } from '../theme/theme.js';

export const Root = styled.div`
  overflow-wrap: break-word;

  &:where([data-measure='prose']) {
    max-inline-size: 45em;
  }
  &:where([data-size='sm']) {
    font-size: ${theme.fontSize.sm};
  }
  &:where([data-size='lg']) {
    font-size: ${theme.fontSize.lg};
  }

  & > * + * {
    margin-block-start: ${theme.space[4]};
  }
  h1,
  h2,
  h3,
  h4,
  h5,
  h6 {
    font-family: ${theme.font.heading};
    font-size: ${theme.fontSize.md};
    font-weight: ${theme.fontWeight.semibold};
    line-height: ${theme.lineHeight.heading};
    letter-spacing: ${theme.letterSpacing.heading};
    text-wrap: balance;
  }
  h1,
  h2 {
    font-size: ${theme.fontSize.xl};
  }
  h3 {
    font-size: ${theme.fontSize.lg};
  }
  & > * + :is(h1, h2, h3, h4, h5, h6) {
    margin-block-start: ${theme.space[8]};
  }
  & > :is(h1, h2, h3, h4, h5, h6) + * {
    margin-block-start: ${theme.space[3]};
  }

  ul,
  ol {
    padding-inline-start: 1.4em;
  }
  li + li,
  li > :is(ul, ol) {
    margin-block-start: ${theme.space[1]};
  }
  li::marker {
    color: ${theme.color.quiet};
  }
  dt {
    font-weight: ${theme.fontWeight.semibold};
  }
  dd {
    padding-inline-start: ${theme.space[4]};
  }
  dd + dt {
    margin-block-start: ${theme.space[2]};
  }

  a {
    color: ${theme.color.accent};
    text-decoration-thickness: 1px;
    text-underline-offset: 0.2em;
    border-radius: ${theme.radius.sm};
  }
  @media ${media.hover} {
    a:hover {
      text-decoration-thickness: 2px;
    }
  }
  :is(b, strong) {
    font-weight: ${theme.fontWeight.semibold};
  }
  small {
    font-size: ${theme.fontSize.sm};
  }
  mark {
    background: ${theme.color.panel};
    color: inherit;
    font-weight: ${theme.fontWeight.semibold};
  }
  :is(sub, sup) {
    line-height: 0;
  }
  blockquote {
    padding-inline-start: ${theme.space[4]};
    border-inline-start: 2px solid ${theme.color.accent};
    color: ${theme.color.quiet};
  }
  hr {
    margin-block: ${theme.space[8]};
    border: 0;
    border-block-start: 1px solid ${theme.color.rule};
  }
  :is(code, kbd, samp, pre) {
    font-size: 0.9em;
    background: ${theme.color.panel};
    border-radius: ${theme.radius.sm};
  }
  :is(code, kbd, samp) {
    padding: 0.1em 0.3em;
  }
  pre {
    padding: ${theme.space[4]};
    white-space: pre-wrap;
  }
  pre code {
    padding: 0;
  }

  :is(img, video) {
    block-size: auto;
    border-radius: ${theme.radius.md};
  }
  iframe {
    display: block;
    max-inline-size: 100%;
    border: 0;
  }
  figcaption,
  caption {
    padding-block-start: ${theme.space[2]};
    color: ${theme.color.quiet};
    font-size: ${theme.fontSize.sm};
    text-align: start;
  }

  /* Merchants' tables are often wider than a phone: they wrap as far as their words allow, and then scroll. */
  [data-scroller] {
    overflow-x: auto;
    border-radius: ${theme.radius.sm};
  }
  table {
    inline-size: 100%;
    border-collapse: collapse;
    font-size: ${theme.fontSize.sm};
    font-variant-numeric: tabular-nums;
  }
  :is(th, td) {
    padding-block: ${theme.space[2]};
    padding-inline: 0 ${theme.space[4]};
    border-block-end: 1px solid ${theme.color.rule};
    text-align: start;
    vertical-align: top;
  }
  th {
    font-weight: ${theme.fontWeight.semibold};
  }
`;
