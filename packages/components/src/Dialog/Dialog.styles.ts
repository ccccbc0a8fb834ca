import { styled } from 'styled-components';
import { theme } from '../theme/theme.js';

export const Panel = styled.div`
  position: absolute;
  inset: max(${theme.space[4]}, env(safe-area-inset-top)) ${theme.space[4]}
    max(${theme.space[4]}, env(safe-area-inset-bottom));
  display: flex;
  flex-direction: column;
  inline-size: fit-content;
  min-inline-size: min(20rem, calc(100% - 2 * ${theme.space[4]}));
  max-inline-size: min(var(--vt-dialog-width), calc(100% - 2 * ${theme.space[4]}));
  block-size: fit-content;
  max-block-size: calc(100% - 2 * ${theme.space[4]});
  margin: auto;
  /* The whole panel scrolls if header, footer and a line of the body do not fit. */
  overflow-y: auto;
  overscroll-behavior: contain;
  /* Visible in forced colours only, which remove shadow and scrim. */
  border: 1px solid transparent;
  border-radius: ${theme.radius.md};
  background: ${theme.color.paper};
  box-shadow: ${theme.shadow.overlay};
  opacity: 0;
  translate: 0 ${theme.space[4]};
  transition:
    opacity ${theme.motion.slow} ${theme.motion.ease},
    translate ${theme.motion.slow} ${theme.motion.ease};

  [data-size='sm'] > & {
    --vt-dialog-width: 22rem;
  }
  [data-size='md'] > & {
    --vt-dialog-width: 32rem;
  }
  [data-size='lg'] > & {
    --vt-dialog-width: 48rem;
  }
  [data-size='xl'] > & {
    --vt-dialog-width: 64rem;
  }
  [data-size='full'] > & {
    inset: 0;
    inline-size: 100%;
    max-inline-size: none;
    block-size: 100%;
    max-block-size: none;
    border-radius: 0;
    box-shadow: none;
  }

  [data-open] > & {
    opacity: 1;
    translate: 0 0;
  }
  @starting-style {
    [data-open] > & {
      opacity: 0;
      translate: 0 ${theme.space[4]};
    }
  }

  /* A panel without a control takes the focus itself. Its ring is inside, where the edge of the screen does not clip it. */
  &:focus-visible {
    outline-offset: -3px;
  }

  /* The screen is too small for a fixed header and footer, at 400 % zoom or with text of twice the size on a phone: all of it scrolls. */
  @media (max-height: 22em), (max-width: 15em) {
    display: block;
  }
`;
