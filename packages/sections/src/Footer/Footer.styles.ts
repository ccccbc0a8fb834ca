import { media, theme } from '@vitrine/components';
import { styled } from 'styled-components';

export const Root = styled.footer`
  margin-block-start: ${theme.space[24]};

  /* An order is printed without the shop around it. */
  @media print {
    display: none;
  }
`;

/** As many columns as fit, separated by lines as in a printed list. */
export const Groups = styled.nav`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(9rem, 100%), 1fr));
  gap: ${theme.space[10]} ${theme.space[6]};
  padding-block-end: ${theme.space[12]};
`;

export const Group = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${theme.space[3]};
  padding-block-start: ${theme.space[4]};
  border-block-start: 1px solid ${theme.color.ink};
`;

export const Links = styled.ul`
  display: grid;
  gap: ${theme.space[2]};
  padding: 0;
  list-style: none;
`;

export const Content = styled.div`
  padding-block-end: ${theme.space[8]};
`;

export const LogoFrame = styled.div`
  display: flex;
`;

export const Row = styled.div`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: ${theme.space[4]};
  padding-block: ${theme.space[8]} ${theme.space[10]};
  border-block-start: 1px solid ${theme.color.rule};

  address {
    font-style: normal;
  }

  @media ${media.md} {
    flex-direction: row;
    align-items: center;

    & > :last-child {
      margin-inline-start: auto;
    }
  }
`;
