import { styled } from 'styled-components';
import { media } from '../theme/media.js';
import { theme } from '../theme/theme.js';

export const Root = styled.div`
  --vt-tone: ${theme.color.ink};
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  gap: ${theme.space[2]} ${theme.space[3]};
  position: relative;
  padding: ${theme.space[3]} ${theme.space[4]};
  /* The icon is in this padding. An action on a second line then lines up with the text. */
  padding-inline-start: calc(${theme.space[4]} + ${theme.size.icon} + ${theme.space[3]});
  border-inline-start: 3px solid var(--vt-tone);
  border-radius: ${theme.radius.sm};
  background: ${theme.color.panel};
  color: ${theme.color.ink};

  &:where([data-tone='success']) {
    --vt-tone: ${theme.color.accent};
  }
  &:where([data-tone='warning']) {
    --vt-tone: ${theme.color.warning};
  }
  &:where([data-tone='error']) {
    --vt-tone: ${theme.color.sale};
  }

  & > svg {
    position: absolute;
    inset-inline-start: ${theme.space[4]};
    margin-block-start: calc((1lh - ${theme.size.icon}) / 2);
    color: var(--vt-tone);
  }

  /* Forced colours remove the panel, so a frame separates the alert from the text around it. Icons would keep their colour. */
  @media ${media.forcedColors} {
    --vt-tone: CanvasText !important;
    border-block: 1px solid CanvasText;
    border-inline-end: 1px solid CanvasText;
  }
`;

export const Content = styled.div`
  /* Below this width, the action moves to a second line. */
  flex: 1 1 12rem;
  min-inline-size: 0;
  overflow-wrap: break-word;
`;

export const Title = styled.p`
  font-weight: ${theme.fontWeight.semibold};
`;

export const Action = styled.div`
  flex: none;
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]};
`;
