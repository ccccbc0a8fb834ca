import { styled } from 'styled-components';
import { buttonLook } from '../Button/Button.styles.js';
import { media } from '../theme/media.js';
import { theme } from '../theme/theme.js';

export const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  gap: ${theme.space[2]};
  min-inline-size: 0;

  &[aria-orientation='vertical'] {
    flex-direction: column;
  }
`;

export const Toggle = styled.button`
  ${buttonLook}

  &[data-square] {
    inline-size: ${theme.size.control};
    padding: 0;
  }
  &[data-square][data-size='sm'] {
    inline-size: ${theme.size.controlSmall};
  }
  @media ${media.coarse} {
    &[data-square][data-size='sm'] {
      inline-size: 44px;
    }
  }
`;
