import { theme } from '@vitrine/components';
import { styled } from 'styled-components';

export const Root = styled.div`
  min-inline-size: 0;
  scroll-margin-block-start: ${theme.space[16]};
`;
