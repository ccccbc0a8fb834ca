import { theme } from '@vitrine/components';
import { styled } from 'styled-components';

/** Below the shop's header, or over the end of the screen while it would cover the focus. Presses go through it. */
export const Root = styled.div`
  position: fixed;
  z-index: ${theme.zIndex.toast};
  inset-block-start: calc(${theme.space[2]} + env(safe-area-inset-top));
  inset-inline: ${theme.space[4]};
  display: flex;
  align-items: flex-start;
  gap: ${theme.space[2]};
  inline-size: fit-content;
  margin-inline: auto;
  padding: ${theme.space[2]} ${theme.space[4]};
  border: 1px solid transparent;
  border-radius: ${theme.radius.md};
  background: ${theme.color.ink};
  color: ${theme.color.onInk};
  box-shadow: ${theme.shadow.overlay};
  font-size: ${theme.fontSize.sm};
  line-height: 1.4;
  pointer-events: none;

  /* The header stays in sight on the same screens. */
  @media (min-width: 20em) and (min-height: 30em) {
    inset-block-start: calc(${theme.space[20]} + env(safe-area-inset-top));
  }
  &[data-aside] {
    inset-block: auto calc(${theme.space[2]} + env(safe-area-inset-bottom));
  }
  svg {
    flex: none;
    margin-block-start: 0.1em;
  }
  @media print {
    display: none;
  }
`;
