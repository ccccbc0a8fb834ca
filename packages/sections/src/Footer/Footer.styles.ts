import { media, theme } from '@vitrine/components';
import { styled } from 'styled-components';

export const Root = styled.footer`
  margin-block-start: ${theme.space[24]};
`;

export const Content = styled.div`
  padding-block-end: ${theme.space[8]};
`;

export const Row = styled.div`
  display: flex;
  flex-direction: column;
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
