import { media, theme } from '@vitrine/components';
import { styled } from 'styled-components';

export const Root = styled.section`
  display: flex;
  flex-direction: column;
  gap: ${theme.space[8]};
`;

export const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(14rem, 100%), 1fr));
  gap: ${theme.space[10]} ${theme.space[4]};
  padding: 0;
  list-style: none;

  @media ${media.md} {
    grid-template-columns: repeat(auto-fill, minmax(18rem, 1fr));
    gap: ${theme.space[12]} ${theme.space[6]};
  }
`;
