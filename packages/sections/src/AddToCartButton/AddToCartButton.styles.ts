import { theme } from '@vitrine/components';
import { styled } from 'styled-components';

export const Root = styled.div`
  position: relative;
  display: flex;
  flex-direction: column;
  gap: ${theme.space[2]};
  align-items: flex-start;

  &[data-full-width] {
    align-items: stretch;
  }

  /* Without scripts, nothing looks up the stock: the button is ready and shows no spinner. */
  @media (scripting: none) {
    & > button[data-loading] {
      cursor: pointer;
    }
    & > button[data-loading] > [data-state='faded'] {
      opacity: 1;
    }
    & > button[data-loading] > [data-state='faded'] + * {
      display: none;
    }
  }
`;

export const WithScripts = styled.span`
  @media (scripting: none) {
    display: none;
  }
`;

/** The button's text without scripts, which could not change it after the options have been chosen. */
export const WithoutScripts = styled.span`
  display: none;

  @media (scripting: none) {
    display: inline;
  }
`;
