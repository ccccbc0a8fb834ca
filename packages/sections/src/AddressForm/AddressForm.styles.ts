import { theme } from '@vitrine/components';
import { styled } from 'styled-components';

/** One column; the compact ones are two as soon as there is room. */
export const Fields = styled.div`
  display: grid;
  gap: ${theme.space[5]};
  align-items: start;

  &[data-mode='compact'] {
    grid-template-columns: repeat(auto-fit, minmax(min(100%, max(11rem, (100% - ${theme.space[5]}) / 2)), 1fr));
  }
`;

export const Actions = styled.div`
  /* Holds what its button says to screen readers only. */
  position: relative;
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[3]} ${theme.space[4]};
  align-items: center;

  & > a {
    min-block-size: ${theme.size.control};
  }
`;
