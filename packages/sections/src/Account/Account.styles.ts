import { media, theme } from '@vitrine/components';
import { styled } from 'styled-components';

export const Page = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${theme.space[6]};
  align-items: flex-start;

  /* These children fill the column. */
  & > div,
  & > section {
    inline-size: 100%;
  }
`;

export const Details = styled.dl`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[1]} ${theme.space[8]};
  margin: 0;

  & dt {
    color: ${theme.color.quiet};
  }
  & dd {
    margin: 0 0 ${theme.space[3]};
    overflow-wrap: anywhere;
  }

  @media ${media.sm} {
    grid-template-columns: max-content minmax(0, 1fr);

    & dd {
      margin-block-end: 0;
    }
  }
`;
