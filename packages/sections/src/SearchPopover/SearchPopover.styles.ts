import { media, theme } from '@vitrine/components';
import { styled } from 'styled-components';
import { ShopLink } from '../ShopLink/ShopLink.js';

export const Box = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${theme.space[8]};
  padding-block: ${theme.space[2]} ${theme.space[6]};
`;

export const Field = styled.div`
  inline-size: 100%;
  max-inline-size: 48rem;
`;

export const Group = styled.section`
  display: flex;
  flex-direction: column;
  gap: ${theme.space[3]};
`;

/** Pages with a picture are in columns, and names alone follow each other. */
export const Links = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]} ${theme.space[6]};
  margin: 0;
  padding: 0;
  list-style: none;

  &:has([data-pictured]) {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${theme.space[5]} ${theme.space[4]};

    @media ${media.md} {
      grid-template-columns: repeat(5, minmax(0, 1fr));
      gap: ${theme.space[6]};
    }
  }
`;

export const Page = styled(ShopLink)`
  display: flex;
  flex-direction: column;
  gap: ${theme.space[2]};
  justify-content: center;
  min-block-size: 2.75rem;
  border-radius: ${theme.radius.sm};
  color: ${theme.color.ink};
  font-weight: ${theme.fontWeight.medium};
  text-decoration: none;
  text-underline-offset: 0.2em;
  overflow-wrap: anywhere;

  @media ${media.hover} {
    &:hover {
      text-decoration: underline 1px;
    }
  }
  & > img {
    inline-size: 100%;
    aspect-ratio: 5 / 3;
    border-radius: ${theme.radius.md};
    background: ${theme.color.panel};
    object-fit: cover;
    /* Wide pictures leave the third at their start empty for a title, so the crop keeps the other end. */
    object-position: 100% 50%;
  }
`;
