import { theme } from '@vitrine/components';
import { styled } from 'styled-components';

export const Face = styled.div`
  display: grid;
  grid-template-columns: 5rem minmax(0, 1fr);
  gap: ${theme.space[4]};
  align-items: center;
  margin-block-end: ${theme.space[6]};
`;

export const Summary = styled.div`
  display: grid;
  gap: ${theme.space[1]};

  a {
    color: inherit;
    text-underline-offset: 0.2em;
  }
`;
