import { theme } from '@vitrine/components';
import { styled } from 'styled-components';

export const Root = styled.div`
  display: grid;
  place-content: center;
  min-block-size: 16rem;
  color: ${theme.color.quiet};
  overflow-wrap: anywhere;
  text-align: center;
`;
