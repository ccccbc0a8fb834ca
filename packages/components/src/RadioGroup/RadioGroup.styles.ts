import { styled } from 'styled-components';
import { choiceLook } from '../Field/choice.styles.js';
import { media } from '../theme/media.js';
import { theme } from '../theme/theme.js';

export const Items = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${theme.space[1]};

  &[data-orientation='horizontal'] {
    flex-flow: row wrap;
    column-gap: ${theme.space[6]};
  }
  @media ${media.coarse} {
    gap: 0;
  }
`;

export const Circle = styled.input`
  ${choiceLook}
  border-radius: ${theme.radius.full};

  &:checked::before {
    content: '';
    inline-size: 0.5rem;
    block-size: 0.5rem;
    border-radius: ${theme.radius.full};
    background: currentcolor;
  }
`;
