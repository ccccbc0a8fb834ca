import { styled } from 'styled-components';
import { buttonLook, unavailable } from '../Button/Button.styles.js';
import { theme } from '../theme/theme.js';

export const Root = styled.div`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: ${theme.space[2]};
  min-inline-size: 0;
`;

/** The looks of the browser's own file input, which has none in the page's language. */
export const Opener = styled.span`
  ${buttonLook}
  position: relative;
  overflow-wrap: anywhere;

  &:has(:focus-visible) {
    outline: 2px solid ${theme.color.ink};
    outline-offset: 3px;
  }
  &:active:where(
      [data-variant='primary'],
      [data-variant='solid'],
      [data-variant='danger'],
      [data-variant='secondary'],
      [data-variant='outline'],
      [data-variant='ghost']
    ) {
    background: color-mix(in srgb, var(--vt-fill, ${theme.color.panel}) 78%, var(--vt-shade, ${theme.color.border}));
  }
  &:has(:disabled) {
    ${unavailable}
  }
  &:has([aria-invalid='true']) {
    box-shadow: 0 0 0 2px ${theme.color.sale};
  }
`;

/** It covers its looks: a finger, a screen reader's cursor and a dropped file find it there. */
export const FileInput = styled.input`
  position: absolute;
  inset: 0;
  inline-size: 100%;
  block-size: 100%;
  margin: 0;
  opacity: 0;
  font-size: 0;
  cursor: inherit;

  &::file-selector-button {
    cursor: inherit;
  }
  /* Without scripts, only the input itself can show what is chosen. */
  @media (scripting: none) {
    position: static;
    inline-size: auto;
    block-size: auto;
    max-inline-size: 100%;
    opacity: 1;
    font: inherit;
    font-weight: ${theme.fontWeight.regular};
  }
`;

export const Chosen = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  font-size: ${theme.fontSize.sm};
  overflow-wrap: anywhere;
`;
