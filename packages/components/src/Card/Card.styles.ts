import { styled } from 'styled-components';
import { media } from '../theme/media.js';
import { theme } from '../theme/theme.js';

// `section` has the type of any element.
export const Root = styled.section`
  display: flex;
  flex-direction: column;
  min-inline-size: 0;
  border: 1px solid transparent;
  border-radius: ${theme.radius.md};
  overflow-wrap: break-word;

  &:where(li) {
    list-style: none;
  }
  &:where([data-variant='outline']) {
    border-color: ${theme.color.rule};
  }
  &:where([data-variant='panel']) {
    background: ${theme.color.panel};
  }

  @media ${media.forcedColors} {
    border-color: CanvasText;
  }
`;

export const Media = styled.div`
  border-start-start-radius: inherit;
  border-start-end-radius: inherit;
  overflow: clip;
`;

export const Body = styled.div`
  flex: 1;
  min-inline-size: 0;
  padding: var(--vt-card-padding);
`;

export const Footer = styled.div`
  padding: 0 var(--vt-card-padding) var(--vt-card-padding);
`;
