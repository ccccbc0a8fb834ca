import { css } from 'styled-components';
import { theme } from '../theme/theme.js';

/** A list with its label above it. */
export const listRoot = css`
  display: grid;
  gap: ${theme.space[2]};
  min-inline-size: 0;
`;

export const listLabel = css`
  font-size: ${theme.fontSize.sm};
  font-weight: ${theme.fontWeight.medium};
`;

/** The edge of a list. The focus of its items is within it. */
export const listFrame = css`
  min-inline-size: 0;
  overflow: hidden;
  border: 1px solid ${theme.color.border};
  border-radius: ${theme.radius.md};
  background: ${theme.color.paper};
`;

/** The text in place of the items. */
export const emptyList = css`
  padding: ${theme.space[8]} ${theme.space[4]};
  color: ${theme.color.quiet};
  text-align: center;
`;
