import { theme } from '@vitrine/components';
import { styled } from 'styled-components';

export const Wait = styled.div`
  position: relative;
  display: flex;
  flex-direction: column;
  gap: ${theme.space[6]};
  align-items: center;
  justify-content: center;
  padding-block: ${theme.space[12]};
  text-align: center;
`;
