import { media, theme } from '@vitrine/components';
import { styled } from 'styled-components';

export const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[8]};
  align-items: start;

  @media ${media.lg} {
    grid-template-columns: 14rem minmax(0, 1fr);
    gap: ${theme.space[16]};
  }
`;

export const Side = styled.nav`
  display: none;

  @media ${media.lg} {
    display: block;
  }

  @media print {
    display: none;
  }
`;

export const Phone = styled.nav`
  @media ${media.lg} {
    display: none;
  }

  @media print {
    display: none;
  }
`;

export const Links = styled.ul`
  display: flex;
  flex-direction: column;
  gap: ${theme.space[1]};
  align-items: flex-start;
  padding: 0;
  list-style: none;

  & a,
  & button {
    display: inline-flex;
    align-items: center;
    min-block-size: 44px;
  }
  /* Looks like the links beside it. */
  & button {
    text-decoration-color: transparent;
  }
  & button:hover {
    text-decoration-color: currentcolor;
  }
  & a[aria-current] {
    font-weight: ${theme.fontWeight.semibold};
  }
`;

export const Content = styled.div`
  min-inline-size: 0;
`;

export const Failed = styled.p`
  max-inline-size: 20rem;
  color: ${theme.color.sale};
  font-size: ${theme.fontSize.sm};
`;
