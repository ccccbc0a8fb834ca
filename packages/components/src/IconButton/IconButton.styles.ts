import { styled } from 'styled-components';
import { Button } from '../Button/Button.js';
import { media } from '../theme/media.js';
import { theme } from '../theme/theme.js';

export const Root = styled(Button)`
  inline-size: ${theme.size.control};
  padding: 0;

  &[data-size='sm'] {
    inline-size: ${theme.size.controlSmall};
    padding: 0;
  }

  @media ${media.coarse} {
    &[data-size='sm'] {
      inline-size: 44px;
    }
  }
`;
