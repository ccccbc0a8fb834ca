import { styled } from 'styled-components';
import { theme } from '../theme/theme.js';

export const Root = styled.span`
  margin: 0;
  overflow-wrap: break-word;

  &:where([data-size='xs']) {
    font-size: ${theme.fontSize.xs};
  }
  &:where([data-size='sm']) {
    font-size: ${theme.fontSize.sm};
  }
  &:where([data-size='md']) {
    font-size: ${theme.fontSize.md};
  }
  &:where([data-size='lg']) {
    font-size: ${theme.fontSize.lg};
  }
  &:where([data-size='xl']) {
    font-size: ${theme.fontSize.xl};
    line-height: 1.35;
  }

  &:where([data-tone='default']) {
    color: ${theme.color.ink};
  }
  &:where([data-tone='quiet']) {
    color: ${theme.color.quiet};
  }
  &:where([data-tone='sale']) {
    color: ${theme.color.sale};
  }
  &:where([data-tone='accent']) {
    color: ${theme.color.accent};
  }

  &:where([data-weight='regular']) {
    font-weight: ${theme.fontWeight.regular};
  }
  &:where([data-weight='medium']) {
    font-weight: ${theme.fontWeight.medium};
  }
  &:where([data-weight='semibold']) {
    font-weight: ${theme.fontWeight.semibold};
  }
  &:where([data-weight='heavy']) {
    font-weight: ${theme.fontWeight.heavy};
  }

  &:where([data-tabular]) {
    font-variant-numeric: tabular-nums;
  }

  &:where([data-clamped]) {
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: var(--vt-max-lines);
    line-clamp: var(--vt-max-lines);
  }
`;
