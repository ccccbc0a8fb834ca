import { media, theme } from '@vitrine/components';
import styled from 'styled-components';

export const Root = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  background: ${theme.color.panel};

  @media ${media.md} {
    grid-template-rows: minmax(0, 1fr) auto;
  }
`;

export const Frame = styled.div`
  block-size: clamp(12rem, 60vw, 34rem);
  overflow: clip;

  @media ${media.md} {
    grid-area: 1 / 1 / 3 / 2;
    block-size: clamp(22rem, 42vw, 36rem);
  }

  img {
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }
`;

/** The title stands on paper, so that it is read on any picture: below it on a phone, at its foot from there up. */
export const Caption = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${theme.space[3]};
  padding: ${theme.space[6]} ${theme.size.gutter} 0;
  background: ${theme.color.paper};

  @media ${media.md} {
    position: relative;
    grid-area: 2 / 1;
    justify-self: start;
    max-inline-size: min(60%, 36rem);
    padding: ${theme.space[8]} ${theme.space[10]} ${theme.space[2]}
      max(${theme.size.gutter}, (100vw - ${theme.size.content}) / 2);
    border-start-end-radius: ${theme.radius.md};
  }
`;
