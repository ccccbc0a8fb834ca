import { theme } from '@vitrine/components';
import { styled } from 'styled-components';

/** One column; compact fields have two if they fit. */
export const Fields = styled.div`
  display: grid;
  gap: ${theme.space[5]};
  align-items: start;

  &[data-mode='compact'] {
    grid-template-columns: repeat(auto-fit, minmax(min(100%, max(11rem, (100% - ${theme.space[5]}) / 2)), 1fr));
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
