import { media, theme } from '@vitrine/components';
import { styled } from 'styled-components';

export const Root = styled.section`
  display: flex;
  flex-direction: column;
  gap: ${theme.space[6]};
  min-inline-size: 0;
  scroll-margin-block-start: ${theme.space[16]};
`;

/** Two columns on phones, four on wider screens. A row that is not full keeps its columns. */
export const Row = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${theme.space[8]} ${theme.space[4]};
  padding: 0;
  list-style: none;

  @media ${media.md} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
    column-gap: ${theme.space[6]};
  }
`;
