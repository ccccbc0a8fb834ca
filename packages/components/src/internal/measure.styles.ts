import { css } from 'styled-components';
import { theme } from '../theme/theme.js';

/** The line above a bar: its label, and its value at the end. */
export const measureTexts = css`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 ${theme.space[4]};
  font-size: ${theme.fontSize.sm};
`;

export const measureValue = css`
  margin-inline-start: auto;
  color: ${theme.color.quiet};
  font-variant-numeric: tabular-nums;
`;
