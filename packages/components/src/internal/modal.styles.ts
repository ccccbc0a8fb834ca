import { styled } from 'styled-components';
import { theme } from '../theme/theme.js';

/**
 * The dialog is the scrim and covers the screen; the panel lies on it. `display` and `overlay` take part in the transition
 * so that a drawer that is closed already, and has given the focus back, is still seen to leave.
 */
export const Root = styled.dialog`
  position: fixed;
  inset: 0;
  z-index: ${theme.zIndex.overlay};
  inline-size: auto;
  block-size: auto;
  max-inline-size: none;
  max-block-size: none;
  margin: 0;
  padding: 0;
  border: 0;
  overflow: hidden;
  overscroll-behavior: contain;
  color: ${theme.color.ink};
  background: transparent;
  pointer-events: none;
  transition:
    background-color ${theme.motion.slow} ${theme.motion.ease},
    display ${theme.motion.slow} allow-discrete,
    overlay ${theme.motion.slow} allow-discrete;

  &::backdrop {
    background: transparent;
  }

  &[open] {
    background: ${theme.color.scrim};
    pointer-events: auto;
  }

  @starting-style {
    &[open] {
      background: transparent;
    }
  }
`;

// No <header> and <footer>: outside of <main> they are the landmarks of the page.
export const Header = styled.div`
  display: flex;
  flex: none;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${theme.space[4]};
  padding: ${theme.space[4]} ${theme.space[5]};
  padding-inline-end: ${theme.space[3]};
  border-block-end: 1px solid ${theme.color.rule};

  & > :first-child {
    /* In line with the first line of a heading of any length. */
    padding-block: 0.55rem;
    min-inline-size: 0;
  }
  & > :last-child {
    flex: none;
  }
`;

export const Body = styled.div`
  flex: 1 1 auto;
  /* Room for a line, besides the padding: rather than less, all of the panel scrolls. */
  min-block-size: 4rem;
  overflow-y: auto;
  overscroll-behavior: contain;
  padding: ${theme.space[5]};

  @media (max-height: 22em) {
    overflow-y: visible;
  }
`;

export const Footer = styled.div`
  flex: none;
  padding: ${theme.space[4]} ${theme.space[5]} ${theme.space[5]};
  border-block-start: 1px solid ${theme.color.rule};
`;
