import { media, theme } from '@vitrine/components';
import { keyframes, styled } from 'styled-components';

const stays = '(min-width: 20em) and (min-height: 30em)';

/** It arrives when the page is already in use: a press that began on what it now covers still ends there. */
const letPressEnd = keyframes`
  from { pointer-events: none; }
`;

/**
 * At the end of the screen, and behind the last of the page: it covers nothing for good. On a low screen, and while it would cover the focused
 * element, it waits at the page's end.
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

  /* What has the focus is not under it. */
  @media ${stays} {
    :root:has(&) {
      scroll-padding-block-end: 12rem;
    }
  }
`;

export const Row = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${theme.space[3]};
  padding: ${theme.space[4]} max(${theme.size.gutter}, (100% - ${theme.size.content}) / 2);

  @media ${media.md} {
    flex-direction: row;
    align-items: center;
    justify-content: space-between;
    gap: ${theme.space[8]};
  }
`;

/** Neither is easier to choose than the other. */
export const Choices = styled.div`
  display: grid;
  flex: none;
  grid-template-columns: 1fr 1fr;
  gap: ${theme.space[3]};
`;
