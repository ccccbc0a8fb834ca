import { theme } from '@vitrine/components';
import { styled } from 'styled-components';

export const Root = styled.div`
  display: flex;
  gap: ${theme.space[2]};
  align-items: flex-start;
  font-size: ${theme.fontSize.sm};
  line-height: 1.4;

  /* The region is always there, so that what comes into it is read out; empty, it takes no room. */
  &:empty {
    display: contents;
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
