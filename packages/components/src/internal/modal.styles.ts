import { styled } from 'styled-components';
import { theme } from '../theme/theme.js';

/** Covers the page behind the panel, and stays until the closing motion has ended. */
export const Scrim = styled.div`
  position: fixed;
  inset: 0;
  z-index: ${theme.zIndex.overlay};
  /* A hidden overflow still scrolls to the focus, which is in the panel before the panel is on the screen. */
  overflow: clip;
  color: ${theme.color.ink};
  background: transparent;
  pointer-events: none;
  transition: background-color ${theme.motion.slow} ${theme.motion.ease};

  &[data-open] {
    background: ${theme.color.scrim};
    pointer-events: auto;
  }

  @starting-style {
    &[data-open] {
      background: transparent;
    }
  }
`;

// Not <header> and <footer>: outside of <main> they are landmarks of the page.
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
  /* On a phone with text of double size, the heading needs the space. */
  @media (max-width: 15em) {
    gap: 0;
    padding-inline: ${theme.space[3]} 0;
  }
`;

export const Body = styled.div`
  /* Contains elements that are placed by its edges, such as texts for screen readers only. Otherwise they would make the panel scroll as well. */
  position: relative;
  flex: 1 1 auto;
  /* Space for one line and the padding. With less space, the whole panel scrolls. */
  min-block-size: 4rem;
  overflow-y: auto;
  overscroll-behavior: contain;
  padding: ${theme.space[5]};
  /* Space for the ring around the focused element, which the edge would cut off. */
  scroll-padding-block: ${theme.space[3]};

  &:focus-visible {
    outline-offset: -2px;
  }

  @media (max-height: 22em), (max-width: 15em) {
    overflow-y: visible;
  }
`;

export const Footer = styled.div`
  flex: none;
  padding: ${theme.space[4]} ${theme.space[5]} ${theme.space[5]};
  border-block-start: 1px solid ${theme.color.rule};
`;
