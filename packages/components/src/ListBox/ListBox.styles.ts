import { styled } from 'styled-components';
import { emptyList, listFrame, listLabel, listRoot } from '../internal/list.styles.js';

export const Root = styled.div`
  ${listRoot}
`;

export const Label = styled.span`
  ${listLabel}
`;

export const Frame = styled.div`
  ${listFrame}
  display: flex;
  flex-direction: column;

  &[data-scrolls] {
    max-block-size: var(--vt-list-height);
  }
  /* Over a list in full, the wheel scrolls the page. */
  &:not([data-scrolls]) > div {
    overflow: visible;
    overscroll-behavior: auto;
  }
`;

export const Empty = styled.div`
  ${emptyList}
`;
