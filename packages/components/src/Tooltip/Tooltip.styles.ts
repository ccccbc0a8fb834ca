import { styled } from 'styled-components';
import { popoverSurface, surfaceArrow } from '../internal/surface.styles.js';
import { theme } from '../theme/theme.js';

export const Bubble = styled.span`
  ${popoverSurface}
  ${surfaceArrow}
  inline-size: max-content;
  max-inline-size: min(18rem, calc(100vi - ${theme.space[4]}));
  padding: ${theme.space[1]} ${theme.space[3]};
  border-color: transparent;
  color: ${theme.color.onInk};
  background: ${theme.color.ink};
  font-size: ${theme.fontSize.sm};
  line-height: 1.4;
  box-shadow: none;
  overflow-wrap: anywhere;
`;
