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

  /* Below this width it would share its line with only one of the two controls. */
  & > :first-child {
    flex: 1 0 100%;

    @media ${media.md} {
      flex-basis: auto;
    }
  }
`;

export const Grid = styled.ul`
  display: grid;
  /* Phones have two columns, and no screen has fewer. */
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${theme.space[8]} ${theme.space[4]};
  padding: 0;
  list-style: none;

  @media ${media.sm} {
    grid-template-columns: repeat(auto-fill, minmax(min(14rem, (100% - ${theme.space[4]}) / 2), 1fr));
    row-gap: ${theme.space[10]};
  }
  @media ${media.md} {
    grid-template-columns: repeat(auto-fill, minmax(min(18rem, (100% - ${theme.space[6]}) / 2), 1fr));
    gap: ${theme.space[12]} ${theme.space[6]};
  }
`;
