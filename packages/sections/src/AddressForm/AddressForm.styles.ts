import { theme } from '@vitrine/components';
import { styled } from 'styled-components';

/** Two columns if they fit, else one. */
export const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, max(11rem, (100% - ${theme.space[5]}) / 2)), 1fr));
  gap: ${theme.space[5]};
  align-items: start;

  /*
   * A country without states has the row for itself, so that the pairs below stay together. The country asks for the states itself. If its parent
   * did, any element could be meant, and a change in a list would make browsers compute the styles of the whole list again.
   */
  & > :first-child:not(:has(~ * select[name='province'])),
  & > noscript {
    grid-column: 1 / -1;
  }
`;

export const Actions = styled.div`
  /* Contains the button's texts for screen readers. */
  position: relative;
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[3]} ${theme.space[4]};
  align-items: center;

  & > a {
    min-block-size: ${theme.size.control};
  }
`;
