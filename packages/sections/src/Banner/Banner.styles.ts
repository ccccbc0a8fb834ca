import { media, theme } from '@vitrine/components';
import { styled } from 'styled-components';

export const Root = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  background: ${theme.color.panel};

  @media ${media.xl} {
    grid-template-rows: minmax(0, 1fr) auto;
  }
  &[data-size='plain'] {
    background: none;
  }
`;

export const Frame = styled.div`
  block-size: clamp(12rem, 42vw, 36rem);
  overflow: clip;

  @media ${media.xl} {
    grid-area: 1 / 1 / 3 / 2;
  }

  img {
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }

  /* Not cropped, for any shape. The background continues beside it. */
  [data-size='md'] > & {
    block-size: clamp(7rem, 32vw, 13rem);

    img {
      object-fit: contain;
    }
    @media ${media.xl} {
      block-size: 13rem;
      padding-inline-end: max(0px, (100vw - ${theme.size.content}) / 2);

      img {
        object-position: 100% 50%;

        &:dir(rtl) {
          object-position: 0 50%;
        }
      }
    }
  }
`;

/**
 * The title has a paper background, so it is readable on any picture. It is below the picture on narrow screens. On wide ones, it is at the
 * foot, in the third that such pictures leave empty.
 */
export const Caption = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${theme.space[3]};
  padding: ${theme.space[6]} ${theme.size.gutter} 0;
  background: ${theme.color.paper};

  @media ${media.xl} {
    position: relative;
    grid-area: 2 / 1;
    justify-self: start;
    max-inline-size: max(34%, 27rem + (100vw - ${theme.size.content}) / 2);
    padding: ${theme.space[8]} ${theme.space[8]} ${theme.space[2]}
      max(${theme.size.gutter}, (100vw - ${theme.size.content}) / 2);
    border-start-end-radius: ${theme.radius.md};

    [data-size='md'] > & {
      padding-block: ${theme.space[6]};
      background: none;
    }
    [data-size='plain'] > & {
      max-inline-size: none;
      padding-block-start: ${theme.space[6]};
    }
  }
`;
