import { media, theme } from '@vitrine/components';
import { styled } from 'styled-components';
import { pictureFrame } from '../ui/picture.styles.js';
import { ShopLink } from '../ShopLink/ShopLink.js';

/** The whole tile is one link. Its focus ring is around the picture and the text. */
export const Tile = styled(ShopLink)`
  position: relative;
  display: flex;
  flex-direction: column;
  gap: ${theme.space[3]};
  color: inherit;
  text-decoration: none;
  border-radius: ${theme.radius.md};
`;

export const Frame = styled.span`
  position: relative;
  display: block;
  aspect-ratio: 4 / 5;
  ${pictureFrame}
  /* The picture of a sold-out product is paler; its mark is not. */
  &[data-sold-out] img {
    opacity: 0.6;
  }
`;

/** Shown and fetched only while a mouse is over the tile. It has its own background: pictures may be transparent, and the first one is behind it. */
export const SecondPicture = styled.span`
  position: absolute;
  inset: 0;
  display: none;
  opacity: 0;
  background: ${theme.color.panel};
  transition: opacity ${theme.motion.slow} ${theme.motion.ease};

  @media ${media.hover} {
    a:hover & {
      display: block;
      opacity: 1;

      @starting-style {
        opacity: 0;
      }
    }
  }
`;

export const NoPicture = styled.span`
  display: grid;
  place-items: center;
  block-size: 100%;
  padding: ${theme.space[4]};
  color: ${theme.color.quiet};
  font-size: ${theme.fontSize.sm};
`;

export const Mark = styled.span`
  position: absolute;
  inset-block-start: ${theme.space[3]};
  inset-inline-start: ${theme.space[3]};
`;

export const Caption = styled.span`
  display: flex;
  flex-direction: column;
  gap: ${theme.space[1]};

  @media ${media.hover} {
    a:hover & > :first-child {
      text-decoration: underline;
      text-decoration-thickness: 1px;
      text-underline-offset: 0.2em;
    }
  }
`;
