import { styled } from 'styled-components';
import { media } from '../theme/media.js';
import { theme } from '../theme/theme.js';

export const Root = styled.span`
  --vt-avatar: 2.5rem;
  position: relative;
  display: inline-grid;
  flex: none;
  inline-size: var(--vt-avatar);
  block-size: var(--vt-avatar);
  border-radius: ${theme.radius.full};
  background: ${theme.color.panel};
  color: ${theme.color.ink};
  font-size: calc(var(--vt-avatar) * 0.4);
  font-weight: ${theme.fontWeight.semibold};
  line-height: 1;
  vertical-align: middle;
  overflow: clip;

  &:where([data-size='sm']) {
    --vt-avatar: 2rem;
  }
  &:where([data-size='lg']) {
    --vt-avatar: 4rem;
  }
  @media ${media.forcedColors} {
    border: 1px solid CanvasText;
  }
`;

export const Face = styled.span`
  display: grid;
  place-items: center;
  user-select: none;
`;

export const Picture = styled.img`
  position: absolute;
  inset: 0;
  inline-size: 100%;
  block-size: 100%;
  object-fit: cover;

  /* Only a picture that failed to load shows this, in place of the browser's broken frame. */
  &::after {
    content: attr(data-initials) / '';
    position: absolute;
    inset: 0;
    display: grid;
    place-items: center;
    background: ${theme.color.panel};
  }
`;
