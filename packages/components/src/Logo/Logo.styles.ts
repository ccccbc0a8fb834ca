import { styled } from 'styled-components';
import { theme } from '../theme/theme.js';

export const Root = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 0.4em;
  color: ${theme.color.ink};
  font-family: ${theme.font.heading};
  font-weight: ${theme.fontWeight.heavy};
  letter-spacing: ${theme.letterSpacing.display};
  line-height: 1;
  white-space: nowrap;

  &:where([data-size='sm']) {
    font-size: ${theme.fontSize.md};
  }
  &:where([data-size='md']) {
    font-size: ${theme.fontSize.lg};
  }
  &:where([data-size='lg']) {
    font-size: ${theme.fontSize['2xl']};
  }
`;

export const Mark = styled.span`
  flex: none;
  display: inline-flex;
  color: ${theme.color.accent};

  & > :is(svg, img) {
    inline-size: auto;
    block-size: 1.4em;
  }
`;
