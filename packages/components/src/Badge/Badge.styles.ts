import { styled } from 'styled-components';
import { media } from '../theme/media.js';
import { theme } from '../theme/theme.js';

export const Anchor = styled.span`
  position: relative;
  display: inline-flex;
`;

export const Root = styled.span`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  min-block-size: 1.5rem;
  padding-inline: ${theme.space[2]};
  border: 1px solid transparent;
  border-radius: ${theme.radius.sm};
  color: ${theme.color.ink};
  font-size: ${theme.fontSize.xs};
  font-weight: ${theme.fontWeight.medium};
  font-variant-numeric: tabular-nums;
  line-height: 1.2;

  &:where([data-variant='outline']) {
    border-color: ${theme.color.border};
    background: ${theme.color.paper};
  }
  &:where([data-variant='solid']) {
    background: ${theme.color.ink};
    color: ${theme.color.onInk};
  }
  &:where([data-variant='subtle']) {
    background: ${theme.color.panel};
  }
  &:where([data-variant='cart']) {
    min-inline-size: 1.25rem;
    min-block-size: 1.25rem;
    padding-inline: ${theme.space[1]};
    border: 0;
    border-radius: ${theme.radius.full};
    background: ${theme.color.accent};
    color: ${theme.color.onAccent};
    font-weight: ${theme.fontWeight.semibold};
    line-height: 1;
    white-space: nowrap;
  }

  /* On the upper end corner of the children. */
  &:where([data-anchored]) {
    position: absolute;
    white-space: nowrap;
    inset-block-start: calc(-1 * var(--vt-y-overhang));
    inset-inline-end: calc(-1 * var(--vt-x-overhang));
    /* Presses reach the children below. */
    pointer-events: none;
  }

  @media ${media.forcedColors} {
    border: 1px solid CanvasText;
  }
`;
