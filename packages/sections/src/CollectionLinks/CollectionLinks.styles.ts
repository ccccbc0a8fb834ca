import { media, theme } from '@vitrine/components';
import { styled } from 'styled-components';
import { pictureFrame } from '../ui/picture.styles.js';
import { ShopLink } from '../ShopLink/ShopLink.js';

export const Root = styled.section`
  display: flex;
  flex-direction: column;
  gap: ${theme.space[6]};
  /* Narrow parts of a wide screen, such as a drawer, have two columns too. */
  container-type: inline-size;
`;

export const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[6]} ${theme.space[4]};
  padding: 0;
  list-style: none;

  /* Phones have two columns, in which a last one without a neighbour is as wide as both. With text of twice the size, they have one. */
  @media (min-width: 16em) {
    grid-template-columns: repeat(2, minmax(0, 1fr));

    & > :last-child:nth-child(odd) {
      grid-column: 1 / -1;
    }
  }
  @container (min-width: 30em) {
    grid-template-columns: repeat(auto-fill, minmax(min(15rem, 100%), 1fr));

    & > :last-child:nth-child(odd) {
      grid-column: auto;
    }
  }

  @media ${media.md} {
    gap: ${theme.space[10]} ${theme.space[6]};
  }
`;

export const Tile = styled(ShopLink)`
  display: flex;
  flex-direction: column;
  gap: ${theme.space[3]};
  color: inherit;
  text-decoration: none;
  border-radius: ${theme.radius.md};

  @media ${media.hover} {
    &:hover > :last-child {
      text-decoration: underline;
      text-decoration-thickness: 1px;
      text-underline-offset: 0.2em;
    }
  }
`;

export const Frame = styled.span`
  display: block;
  aspect-ratio: 8 / 5;
  ${pictureFrame}

  img {
    /* Wide pictures leave the third at their start empty for a title, so the crop keeps the other end. */
    object-position: 100% 50%;
  }
`;
