import { media, theme } from '@vitrine/components';
import { styled } from 'styled-components';

export const Root = styled.section`
  display: flex;
  flex-direction: column;
  gap: ${theme.space[6]};
`;

export const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[3]} ${theme.space[4]};

  /* On its own line where there is more than fits. */
  & > :first-child {
    flex: 1 0 auto;
  }
`;

export const Grid = styled.ul`
  display: grid;
  /* Phones have room for two. */
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${theme.space[8]} ${theme.space[4]};
  padding: 0;
  list-style: none;

  @media ${media.sm} {
    grid-template-columns: repeat(auto-fill, minmax(14rem, 1fr));
    row-gap: ${theme.space[10]};
  }
  @media ${media.md} {
    grid-template-columns: repeat(auto-fill, minmax(18rem, 1fr));
    gap: ${theme.space[12]} ${theme.space[6]};
  }
`;
