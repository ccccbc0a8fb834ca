import { Container, media, theme } from '@vitrine/components';
import { styled } from 'styled-components';

export const Root = styled(Container)`
  padding-block: ${theme.space[16]} ${theme.space[20]};

  @media ${media.md} {
    padding-block: ${theme.space[24]};
  }
`;

export const Texts = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${theme.space[4]};
  align-items: flex-start;
  max-inline-size: 36rem;
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[4]};
  align-items: center;
  margin-block-start: ${theme.space[4]};
`;
