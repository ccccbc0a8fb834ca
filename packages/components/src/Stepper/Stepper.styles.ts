import { css, styled } from 'styled-components';
import { media } from '../theme/media.js';
import { theme } from '../theme/theme.js';

export const Root = styled.ol`
  container-type: inline-size;
  display: flex;
  align-items: flex-start;
  gap: ${theme.space[3]};
  inline-size: 100%;
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  list-style: none;
  font-size: ${theme.fontSize.sm};

  &:where([data-orientation='vertical']) {
    flex-direction: column;
    gap: 0;
  }
`;

export const Step = styled.li`
  display: flex;
  gap: ${theme.space[3]};
  min-inline-size: 0;
  color: ${theme.color.ink};

  &:where([data-state='upcoming']) {
    color: ${theme.color.quiet};
  }

  /* The line to the next step. */
  &:not(:last-child)::after {
    content: '';
    border: 0 solid ${theme.color.border};
  }
  &[data-state='done']:not(:last-child)::after {
    border-color: ${theme.color.accent};
  }

  [data-orientation='horizontal'] > &:not(:last-child) {
    flex: 1 1 auto;

    &::after {
      flex: 1;
      min-inline-size: ${theme.space[3]};
      block-size: 1rem;
      border-block-end-width: 1px;
    }
  }

  /* The current step gives way, and the markers stay whole. */
  @container (max-width: 30rem) {
    [data-orientation='horizontal'] > & {
      gap: ${theme.space[2]};
    }
    [data-orientation='horizontal'] > &:not([data-state='current']) {
      flex-shrink: 0;
    }
    [data-orientation='horizontal'] > &:not(:last-child)::after {
      min-inline-size: ${theme.space[1]};
    }
  }

  [data-orientation='vertical'] > & {
    position: relative;
    padding-block-end: ${theme.space[5]};

    &:last-child {
      padding-block-end: 0;
    }
    &::after {
      position: absolute;
      inset-block: 2.25rem ${theme.space[1]};
      inset-inline-start: 1rem;
      border-inline-start-width: 1px;
    }
  }
`;

const row = css`
  display: flex;
  gap: ${theme.space[3]};
  min-inline-size: 0;
`;

export const Line = styled.div`
  ${row}
`;

export const StepLink = styled.a`
  ${row}
  border-radius: ${theme.radius.sm};
  color: inherit;
  text-decoration: none;

  @media ${media.coarse} {
    min-inline-size: 44px;
    min-block-size: 44px;
  }
`;

export const Marker = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  inline-size: 2rem;
  block-size: 2rem;
  border: 1px solid ${theme.color.border};
  border-radius: ${theme.radius.full};
  background: ${theme.color.paper};
  font-variant-numeric: tabular-nums;
  line-height: 1;

  [data-state='done'] & {
    border-color: ${theme.color.accent};
    background: ${theme.color.accent};
    color: ${theme.color.onAccent};
  }
  [data-state='current'] & {
    border: 2px solid ${theme.color.ink};
    font-weight: ${theme.fontWeight.semibold};
  }
  @media ${media.forcedColors} {
    border-color: CanvasText;

    [data-state='current'] & {
      border-color: Highlight;
    }
  }
`;

export const Body = styled.span`
  display: block;
  min-inline-size: 0;
  padding-block: 0.35rem;
  line-height: 1.4;
  overflow-wrap: anywhere;

  /* In little room, only the current step shows its words. Screen readers have all of them. */
  @container (max-width: 30rem) {
    [data-orientation='horizontal'] > :not([data-state='current']) & {
      position: absolute;
      inline-size: 1px;
      block-size: 1px;
      padding: 0;
      overflow: hidden;
      clip-path: inset(50%);
      white-space: nowrap;
    }
  }
`;

export const Label = styled.span`
  display: block;

  [data-state='current'] & {
    font-weight: ${theme.fontWeight.semibold};
  }
  a & {
    text-decoration: underline;
    text-decoration-thickness: 1px;
    text-underline-offset: 0.2em;
  }
  @media ${media.hover} {
    a:hover & {
      text-decoration-thickness: 2px;
    }
  }
`;

export const Detail = styled.span`
  display: block;
  color: ${theme.color.quiet};
`;
