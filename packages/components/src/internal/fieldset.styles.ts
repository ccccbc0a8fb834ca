import { css } from 'styled-components';
import { theme } from '../theme/theme.js';

/** A `fieldset` without its looks. */
export const plainFieldset = css`
  display: flex;
  flex-direction: column;
  gap: ${theme.space[2]};
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  border: 0;
`;
