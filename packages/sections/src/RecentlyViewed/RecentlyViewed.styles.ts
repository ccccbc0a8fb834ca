import { media, theme } from '@vitrine/components';
import { styled } from 'styled-components';
import { pictureFrame } from '../internal/picture.styles.js';

/** Small pictures, so that they do not look like a second list of offers. */
export const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${theme.space[6]} ${theme.space[4]};
  padding: 0;
  list-style: none;

  @media ${media.md} {
    grid-template-columns: repeat(8, minmax(0, 1fr));
  }
  a {
    display: flex;
    flex-direction: column;
    gap: ${theme.space[2]};
    color: inherit;
    font-size: ${theme.fontSize.sm};
    line-height: 1.35;
    overflow-wrap: anywhere;
    text-decoration: none;
  }
  a:hover {
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
`;

export const Frame = styled.span`
  display: block;
  aspect-ratio: 4 / 5;
  ${pictureFrame}
`;
