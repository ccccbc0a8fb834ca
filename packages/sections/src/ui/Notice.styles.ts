import { theme } from '@vitrine/components';
import { styled } from 'styled-components';

export const Root = styled.div`
  display: flex;
  gap: ${theme.space[2]};
  align-items: flex-start;
  scroll-margin-block: ${theme.space[4]};
  font-size: ${theme.fontSize.sm};
  line-height: 1.4;

  span {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  svg {
    flex: none;
    margin-block-start: 0.15em;
  }
  &[data-tone='error'] {
    color: ${theme.color.sale};
    font-weight: ${theme.fontWeight.medium};
  }
  &[data-tone='success'] {
    color: ${theme.color.accent};
  }
`;
