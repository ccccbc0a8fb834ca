import { styled } from 'styled-components';
import { choiceLook } from '../Field/choice.styles.js';
import { theme } from '../theme/theme.js';

export const Box = styled.input`
  ${choiceLook}
  /* Limited for brands with round corners: a round box would look like a radio button. */
  border-radius: min(${theme.radius.sm}, 0.25rem);

  &:checked::before,
  &:indeterminate::before {
    content: '';
    inline-size: 0.75rem;
    block-size: 0.75rem;
    background: currentcolor;
    clip-path: polygon(13% 45%, 3% 56%, 39% 90%, 97% 20%, 86% 10%, 38% 68%);
  }
  &:indeterminate::before {
    clip-path: inset(42% 5%);
  }
`;
