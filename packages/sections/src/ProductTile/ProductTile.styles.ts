import { media, theme } from '@vitrine/components';
import { styled } from 'styled-components';
import { pictureFrame } from '../ui/picture.styles.js';
import { TileAnchor } from './TileAnchor.js';

export const Root = styled.div`
  position: relative;
  display: flex;
  flex-direction: column;
  gap: ${theme.space[2]};
`;

/** Picture, name and price are one link. Its focus ring is around the picture and the text. */
export const Tile = styled(TileAnchor)`
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

/**
 * It has no box: the picture in it is laid out without it. React requests an eager picture with the data of its page, also when a link only
 * fetches that page ahead. In a `<picture>`, it does not.
 */
export const FirstPicture = styled.picture`
  display: contents;
`;

/**
 * Fetched while a mouse is over the tile or the keyboard is on it, and shown after the browser has decoded it: `TileAnchor` marks it. It has
 * its own background: pictures may be transparent, and the first one is behind it.
 */
export const SecondPicture = styled.span`
  position: absolute;
  inset: 0;
  display: none;
  opacity: 0;
  background: ${theme.color.panel};
  transition: opacity ${theme.motion.slow} ${theme.motion.ease};

  a:focus-visible & {
    display: block;
  }
  @media ${media.hover} {
    /* Also over the button, which is beside the link. */
    :hover > a & {
      display: block;
    }
  }
  &:has([data-decoded]) {
    opacity: 1;

    @starting-style {
      opacity: 0;
    }
  }
  @media (scripting: none) {
    opacity: 1;
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

export const Dots = styled.span`
  display: flex;
  align-items: center;
  gap: ${theme.space[1]};
  min-block-size: 1.5rem;
  color: ${theme.color.quiet};
  font-size: ${theme.fontSize.sm};
`;

export const Mark = styled.span`
  position: absolute;
  inset-block-start: ${theme.space[3]};
  inset-inline-start: ${theme.space[3]};
`;

export const Caption = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${theme.space[1]};

  /* A long title ends after two lines. Its whole text stays in the link's name. */
  & > :first-child {
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }
  @media ${media.hover} {
    a:hover & > :first-child {
      text-decoration: underline;
      text-decoration-thickness: 1px;
      text-underline-offset: 0.2em;
    }
  }
`;
