import { styled } from 'styled-components';
import { theme } from '../theme/theme.js';

export const Root = styled.section`
  padding-inline: ${theme.size.gutter};

  &:where([data-constrained]) {
    /* The background reaches the edges of the screen; the content does not. */
    padding-inline: max(${theme.size.gutter}, (100% - ${theme.size.content}) / 2);
  }
  &:where([data-centered]) {
    display: flex;
    flex-direction: column;
    align-items: center;
    text-align: center;
  }
  &:where([data-variant='solid']) {
    padding-block: ${theme.space[6]};
    background: ${theme.color.panel};
  }
  &:where([data-variant='outline']) {
    padding-block: ${theme.space[6]};
    border: 1px solid ${theme.color.rule};
    border-radius: ${theme.radius.md};
  }
`;
