import { styled } from 'styled-components';
import { Box as DateBox, Parts } from '../DatePicker/DatePicker.styles.js';

/** The box of two dates, no wider than they need. */
export const Box = styled(DateBox)`
  max-inline-size: 26rem;
`;

/** The two dates, below each other if they do not fit beside each other. */
export const Dates = styled.div`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  align-items: center;
  min-inline-size: 0;

  & > ${Parts} {
    flex: none;
    max-inline-size: 100%;
  }
`;
