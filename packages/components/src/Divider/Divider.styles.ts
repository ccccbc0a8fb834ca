import { styled } from 'styled-components';
import { theme } from '../theme/theme.js';

export const Root = styled.hr`
  flex: none;
  align-self: stretch;
  margin: 0;
  border: 0 solid ${theme.color.rule};

  &:where([data-variant='dashed']) {
    border-style: dashed;
    border-color: ${theme.color.border};
  }
  &:where([data-variant='dotted']) {
    border-style: dotted;
    border-color: ${theme.color.border};
  }

  &:where([aria-orientation='horizontal']) {
    border-block-start-width: 1px;
  }
  &:where([aria-orientation='vertical']) {
    min-block-size: 1em;
    border-inline-start-width: 1px;
  }
  &:where([data-variant='dotted'][aria-orientation='horizontal']) {
    border-block-start-width: 2px;
  }
  &:where([data-variant='dotted'][aria-orientation='vertical']) {
    border-inline-start-width: 2px;
  }
`;
