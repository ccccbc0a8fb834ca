import { theme } from '@vitrine/components';
import { styled } from 'styled-components';
import { pictureFrame } from '../ui/picture.styles.js';
import { ShopLink } from '../ShopLink/ShopLink.js';

/** A small picture beside the name, so that the row does not look like a second list of offers. */
export const Entry = styled(ShopLink)`
  display: flex;
  align-items: start;
  gap: ${theme.space[3]};
  min-inline-size: 0;
  color: inherit;
  border-radius: ${theme.radius.md};
  overflow-wrap: anywhere;
  text-decoration: none;

  &:hover {
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
`;

export const Frame = styled.span`
  display: block;
  flex: none;
  inline-size: 4.5rem;
  aspect-ratio: 4 / 5;
  ${pictureFrame}
`;
