import { css } from 'styled-components';
import { theme } from '../theme/theme.js';

/** What lies over the page: its edge is also what shows it in forced colours. */
export const surface = css`
  border: 1px solid ${theme.color.rule};
  border-radius: ${theme.radius.md};
  color: ${theme.color.ink};
  background: ${theme.color.paper};
  box-shadow: ${theme.shadow.overlay};
`;

/** A surface that is an element with `popover`, put in its place by `usePosition`. */
export const popoverSurface = css`
  ${surface}
  position: fixed;
  inset: auto;
  box-sizing: border-box;
  max-inline-size: calc(100vi - ${theme.space[4]});
  margin: 0;
  overflow: auto;
  overscroll-behavior: contain;
  opacity: 0;
  transition:
    opacity ${theme.motion.fast} ${theme.motion.ease},
    display ${theme.motion.fast} allow-discrete,
    overlay ${theme.motion.fast} allow-discrete;

  &:popover-open {
    opacity: 1;
  }
  @starting-style {
    &:popover-open {
      opacity: 0;
    }
  }
`;
