import { styled } from 'styled-components';
import { theme } from '../theme/theme.js';
import { visuallyHidden } from '../VisuallyHidden/VisuallyHidden.styles.js';

export const Root = styled.h2`
  margin: 0;
  font-family: ${theme.font.heading};
  font-weight: ${theme.fontWeight.semibold};
  line-height: ${theme.lineHeight.heading};
  letter-spacing: ${theme.letterSpacing.heading};
  text-wrap: balance;
  overflow-wrap: break-word;

  &:where([data-size='sm']) {
    font-size: ${theme.fontSize.sm};
    letter-spacing: normal;
  }
  &:where([data-size='md']) {
    font-size: ${theme.fontSize.md};
    letter-spacing: normal;
  }
  &:where([data-size='lg']) {
    font-size: ${theme.fontSize.lg};
  }
  &:where([data-size='xl']) {
    font-size: ${theme.fontSize.xl};
  }
  &:where([data-size='2xl']) {
    font-size: ${theme.fontSize['2xl']};
  }
  &:where([data-size='3xl']) {
    font-size: ${theme.fontSize['3xl']};
  }
  /* With text of twice the size, the words of a phone's titles stay whole. */
  &:where([data-size='4xl']) {
    font-size: min(${theme.fontSize['4xl']}, 17vw);
  }
  &:where([data-size='5xl']) {
    font-size: min(${theme.fontSize['5xl']}, 17vw);
  }

  &:where([data-size='3xl'], [data-size='4xl'], [data-size='5xl']) {
    font-weight: ${theme.fontWeight.heavy};
    line-height: ${theme.lineHeight.display};
    letter-spacing: ${theme.letterSpacing.display};
  }

  &[data-hidden] {
    ${visuallyHidden}
  }
`;
