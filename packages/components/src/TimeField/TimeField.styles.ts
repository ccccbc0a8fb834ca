import { styled } from 'styled-components';
import { Box as DateBox } from '../DatePicker/DatePicker.styles.js';

/** The box of a time, no wider than a time needs. */
export const Box = styled(DateBox)`
  max-inline-size: 10rem;
`;
