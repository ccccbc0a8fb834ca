import { media, theme } from '@vitrine/components';
import { keyframes, styled } from 'styled-components';

const stays = '(min-width: 20em) and (min-height: 30em)';

/** It appears while the page is already in use. A press that began on the content below still ends there. */
const letPressEnd = keyframes`
  from { pointer-events: none; }
`;

/**
 * At the end of the screen, and after all content at the end of the page, so everything can scroll clear of it. On a low screen, and while it
 * would cover the focused element, it is at the page's end only.
 */
export const Root = styled.section`
  z-index: ${theme.zIndex.sticky};
  border-block-start: 1px solid ${theme.color.rule};
  background: ${theme.color.panel};
  animation: ${letPressEnd} 1ms 300ms backwards;

  @media ${stays} {
    &:not([data-aside]) {
      position: sticky;
      inset-block-end: 0;
    }
  }

  &:focus-visible {
    outline-offset: -2px;
  }

  @media print {
    display: none;
  }

  /* Focused elements scroll clear of it. See useRootMark: the root is not the bar. */
  @media ${stays} {
    :root[data-has-consent-bar]:not(&) {
      scroll-padding-block-end: 12rem;
    }
  }

  /* An order is printed without the shop around it. */
  @media print {
    display: none;
  }
`;

export const Row = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${theme.space[3]};
  padding: ${theme.space[4]} max(${theme.size.gutter}, (100% - ${theme.size.content}) / 2);

  a {
    color: inherit;
  }

  @media ${media.md} {
    flex-direction: row;
    align-items: center;
    justify-content: space-between;
    gap: ${theme.space[8]};
  }
`;

/** Both answers are equally easy to choose. */
export const Choices = styled.div`
  display: grid;
  flex: none;
  grid-template-columns: 1fr 1fr;
  gap: ${theme.space[3]};
`;
