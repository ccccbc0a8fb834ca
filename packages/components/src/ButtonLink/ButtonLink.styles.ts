import { styled } from 'styled-components';
import { buttonLook } from '../Button/Button.styles.js';

export const Root = styled.a`
  ${buttonLook}
`;
