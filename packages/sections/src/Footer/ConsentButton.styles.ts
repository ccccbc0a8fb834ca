import { Button } from '@vitrine/components';
import { styled } from 'styled-components';

export const Consent = styled(Button)`
  /* Without scripts, nothing is counted, and the button would do nothing. */
  @media (scripting: none) {
    display: none;
  }
`;
