import { theme } from '@vitrine/components';
import { styled } from 'styled-components';

export const Failure = styled.div`
  position: fixed;
  z-index: ${theme.zIndex.toast};
  inset-block-end: ${theme.space[4]};
  inset-inline: ${theme.space[4]};
  inline-size: fit-content;
  margin-inline: auto;
  padding: ${theme.space[3]} ${theme.space[5]};
  /* Visible in forced colours only, which remove the background. */
  border: 1px solid transparent;
  border-radius: ${theme.radius.md};
  background: ${theme.color.ink};
  color: ${theme.color.onInk};

  &:empty {
    padding: 0;
    border: 0;
  }
`;
