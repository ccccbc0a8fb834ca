import { media, theme } from '@vitrine/components';
import styled from 'styled-components';

export const Root = styled.section`
  position: relative;
  display: grid;
  overflow: clip;
  background: ${theme.color.panel};

  & > * {
    grid-area: 1 / 1;
  }
`;

export const Picture = styled.div`
  display: grid;
  min-block-size: 15rem;
  aspect-ratio: 12 / 7;
  inline-size: 100%;

  @media ${media.md} {
    aspect-ratio: 12 / 5;
    max-block-size: 34rem;
  }

  img {
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }
`;

/** The title stands on paper, at the foot of the picture, so that it is read on any picture. */
export const Caption = styled.div`
  z-index: 1;
  align-self: end;
  justify-self: start;
  max-inline-size: min(100%, 44rem);
  padding: ${theme.space[4]} ${theme.space[6]} 0 ${theme.size.gutter};
  background: ${theme.color.paper};
  border-start-end-radius: ${theme.radius.md};

  @media ${media.md} {
    padding-block-start: ${theme.space[8]};
    padding-inline-end: ${theme.space[10]};
  }
`;
