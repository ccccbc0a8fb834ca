import { css } from 'styled-components';
import { media } from '../theme/media.js';

/** The place of a box that has no label to show. A finger may also press around it. */
export const pressableBox = css`
  & input {
    position: relative;
    margin-block: 0;
  }
  @media ${media.coarse} {
    & input::after {
      content: '';
      position: absolute;
      inset: -13px;
    }
  }
`;
