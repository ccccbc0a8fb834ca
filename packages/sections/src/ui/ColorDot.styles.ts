import { theme } from '@vitrine/components';
import { styled } from 'styled-components';

/** The colours are the product's own, in every scheme. */
export const Dot = styled.span`
  flex: none;
  inline-size: 1rem;
  block-size: 1rem;
  border: 1px solid ${theme.color.border};
  border-radius: ${theme.radius.full};
  forced-color-adjust: none;
`;
