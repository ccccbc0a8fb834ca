import { Container, media, theme } from '@vitrine/components';
import { styled } from 'styled-components';

export const Root = styled(Container)`
  padding-block: ${theme.space[16]} ${theme.space[20]};

  @media ${media.md} {
    padding-block: ${theme.space[24]};
  }

  /* Content below the message begins on the first screen. */
  &[data-more] {
    padding-block: ${theme.space[8]};

    @media ${media.md} {
      padding-block: ${theme.space[12]};
    }
  }
`;

export const Texts = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${theme.space[4]};
  align-items: flex-start;
  max-inline-size: 40rem;
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[4]};
  /* A button and the link beside it have one height. */
  align-items: stretch;
  margin-block-start: ${theme.space[4]};
`;

/** As wide as the texts. */
export const Search = styled.div`
  align-self: stretch;
  margin-block-start: ${theme.space[4]};
`;

export const Below = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${theme.space[16]};
  margin-block-start: ${theme.space[12]};
`;
