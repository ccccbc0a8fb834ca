import { media, theme } from '@vitrine/components';
import { styled } from 'styled-components';

export const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;

  & > li {
    padding-block: ${theme.space[6]};
    border-block-start: 1px solid ${theme.color.rule};
  }
`;

export const Entry = styled.article`
  display: grid;
  gap: ${theme.space[4]};

  @media ${media.sm} {
    grid-template-columns: minmax(0, 1fr) auto;
  }
`;

export const Top = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${theme.space[1]};
  align-items: flex-start;
  min-inline-size: 0;
  overflow-wrap: anywhere;
`;

export const Facts = styled.div`
  /* Positions its visually hidden texts. */
  position: relative;
  display: flex;
  flex-flow: row wrap;
  gap: ${theme.space[1]} ${theme.space[4]};
  align-items: baseline;
  font-variant-numeric: tabular-nums;

  @media ${media.sm} {
    flex-direction: column;
    align-items: flex-end;
  }
`;

export const Products = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(14rem, 100%), 1fr));
  gap: ${theme.space[3]} ${theme.space[4]};
  margin: 0;
  padding: 0;
  list-style: none;

  @media ${media.sm} {
    grid-column: 1 / -1;
  }
`;

export const Product = styled.li`
  display: grid;
  grid-template-columns: 3rem minmax(0, 1fr);
  gap: ${theme.space[3]};
  align-items: center;
`;

export const None = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${theme.space[6]};
  align-items: center;
  justify-content: center;
  padding: ${theme.space[16]} ${theme.space[4]};
  border-radius: ${theme.radius.md};
  background: ${theme.color.panel};
  text-align: center;
`;
