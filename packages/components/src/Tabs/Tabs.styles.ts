import { styled } from 'styled-components';
import { media } from '../theme/media.js';
import { theme } from '../theme/theme.js';

export const Root = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${theme.space[5]};
  min-inline-size: 0;

  @media ${media.md} {
    &[data-orientation='vertical'] {
      flex-direction: row;
      gap: ${theme.space[8]};
    }
  }
`;

export const TabList = styled.div`
  display: flex;
  flex: none;
  gap: ${theme.space[1]};
  min-inline-size: 0;
  overflow-x: auto;
  scrollbar-width: thin;

  [data-variant='line'] > & {
    box-shadow: inset 0 -1px ${theme.color.rule};
  }
  [data-variant='enclosed'] > & {
    padding: ${theme.space[1]};
    border-radius: ${theme.radius.md};
    background: ${theme.color.panel};
  }

  [data-orientation='vertical'] > & {
    flex-direction: column;
  }
  @media ${media.md} {
    [data-orientation='vertical'] > & {
      min-inline-size: 11rem;
    }
  }
  [data-orientation='vertical'][data-variant='line'] > & {
    box-shadow: none;
    border-inline-start: 1px solid ${theme.color.rule};
  }
`;

export const Tab = styled.button`
  position: relative;
  display: inline-flex;
  flex: none;
  align-items: center;
  justify-content: center;
  gap: ${theme.space[2]};
  min-block-size: 2.75rem;
  padding: ${theme.space[2]} ${theme.space[4]};
  border: 0;
  border-radius: ${theme.radius.md};
  color: ${theme.color.quiet};
  background: none;
  font-weight: ${theme.fontWeight.medium};
  line-height: 1.25;
  white-space: nowrap;
  cursor: pointer;
  touch-action: manipulation;
  -webkit-tap-highlight-color: transparent;

  /* Within the row, which clips overflowing content. */
  &:focus-visible {
    outline-offset: -3px;
  }
  [data-fitted] > & {
    flex: 1 0 auto;
  }
  [data-orientation='vertical'] & {
    justify-content: flex-start;
    text-align: start;
    white-space: normal;
  }

  &[aria-selected='true'] {
    color: ${theme.color.ink};
  }
  [data-variant='line'] &[aria-selected='true']::after {
    content: '';
    position: absolute;
    inset-inline: ${theme.space[4]};
    inset-block-end: 0;
    border-block-end: 2px solid ${theme.color.ink};
  }
  [data-variant='line'][data-orientation='vertical'] &[aria-selected='true']::after {
    inset-block: ${theme.space[2]};
    inset-inline: 0 auto;
    border-block-end: 0;
    border-inline-start: 2px solid ${theme.color.ink};
  }
  [data-variant='enclosed'] &[aria-selected='true'] {
    background: ${theme.color.paper};
  }
  &:disabled {
    color: ${theme.color.border};
    cursor: not-allowed;
  }

  @media ${media.hover} {
    &:hover:not(:disabled) {
      color: ${theme.color.ink};
    }
  }
  @media ${media.forcedColors} {
    [data-variant='enclosed'] &[aria-selected='true'] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
    &:disabled {
      color: GrayText;
    }
  }
`;

export const Panel = styled.div`
  flex: 1;
  min-inline-size: 0;
  border-radius: ${theme.radius.sm};

  &[hidden] {
    display: none;
  }
`;
