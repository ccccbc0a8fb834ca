import { styled } from 'styled-components';
import { theme } from '../theme/theme.js';

/** Opens the list by pointer. On the keyboard, the arrow keys do that. */
export const ToggleButton = styled.button`
  display: inline-flex;
  flex: none;
  align-items: center;
  justify-content: center;
  inline-size: 44px;
  padding: 0;
  border: 0;
  border-radius: inherit;
  background: none;
  cursor: pointer;
  touch-action: manipulation;

  &:disabled {
    color: inherit;
    cursor: not-allowed;
  }
`;

export const Notice = styled.p`
  padding: ${theme.space[2]} ${theme.space[4]};
  color: ${theme.color.quiet};
`;
