import { theme } from '@vitrine/components';
import { styled } from 'styled-components';

export const Root = styled.div`
  min-inline-size: 0;
  font-size: ${theme.fontSize.sm};
`;

export const Lines = styled.span`
  display: block;
  overflow-wrap: break-word;

  /* Not a line clamp, which shortens the words' own box as well: then no change of size shows that letters have moved apart. */
  @media (scripting: enabled) {
    &:not([data-open]) {
      max-block-size: 3lh;
      overflow: clip;
    }
  }
`;

export const Words = styled.span`
  display: block;
`;
