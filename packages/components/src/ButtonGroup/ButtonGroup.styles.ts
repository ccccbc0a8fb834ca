import { styled } from 'styled-components';
import { theme } from '../theme/theme.js';

export const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  gap: ${theme.space[3]};
  min-inline-size: 0;

  &:where([data-orientation='vertical']) {
    flex-direction: column;
    flex-wrap: nowrap;
    align-items: stretch;
  }

  &:where([data-attached]) {
    display: inline-flex;
    flex-wrap: nowrap;
    align-items: stretch;
    max-inline-size: 100%;
    gap: 0;
    /* Neighbours share a line. The line of the one in use is above. */
    & > :is(:hover, :focus-visible, [aria-pressed='true']) {
      position: relative;
      z-index: 1;
    }
  }
  &[data-attached][data-orientation='horizontal'] > :is(a, button) {
    &:not(:first-child) {
      margin-inline-start: -1px;
      border-start-start-radius: 0;
      border-end-start-radius: 0;
    }
    &:not(:nth-last-child(1 of :is(a, button))) {
      border-start-end-radius: 0;
      border-end-end-radius: 0;
    }
  }
  &[data-attached][data-orientation='vertical'] > :is(a, button) {
    &:not(:first-child) {
      margin-block-start: -1px;
      border-start-start-radius: 0;
      border-start-end-radius: 0;
    }
    &:not(:nth-last-child(1 of :is(a, button))) {
      border-end-start-radius: 0;
      border-end-end-radius: 0;
    }
  }
`;
