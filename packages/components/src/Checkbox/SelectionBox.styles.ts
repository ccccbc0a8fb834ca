import { css } from 'styled-components';
import { media } from '../theme/media.js';
import { theme } from '../theme/theme.js';

/** The place of a box that has no label to show. A finger may also press around it. */
export const pressableBox = css`
  & input {
    position: relative;
    margin-block: 0;
  }
  /* Its usual outline has too little contrast on a row under the pointer. */
  @media ${media.hover} {
    :hover > & input:not(:checked, :indeterminate) {
      border-color: ${theme.color.quiet};
    }
  }
  @media ${media.coarse} {
    & input::after {
      content: '';
      position: absolute;
      inset: -13px;
    }
  }
`;
