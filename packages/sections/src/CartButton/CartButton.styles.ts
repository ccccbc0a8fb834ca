import { Badge, theme } from '@vitrine/components';
import { keyframes, styled } from 'styled-components';

const grow = keyframes`
  from { scale: 0.5; }
`;
/** The same movement by another name: a change of the name starts it again. */
const growAgain = keyframes`
  from { scale: 0.5; }
`;

/** The number of pieces. It answers each change, and is still when the page loads. */
export const Count = styled(Badge)`
  &[data-changes='odd'] {
    animation: ${grow} ${theme.motion.slow} ${theme.motion.ease};
  }
  &[data-changes='even'] {
    animation: ${growAgain} ${theme.motion.slow} ${theme.motion.ease};
  }
`;
