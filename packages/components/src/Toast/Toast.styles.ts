import { keyframes, styled } from 'styled-components';
import { media } from '../theme/media.js';
import { theme } from '../theme/theme.js';

const arrive = keyframes`
  from { opacity: 0; translate: 0 ${theme.space[3]}; }
`;

export const Region = styled.section`
  position: fixed;
  inset-inline: ${theme.space[4]};
  z-index: ${theme.zIndex.toast};
  /* Less than half of the screen, so that one half is always free for the focused element. */
  max-block-size: max(50dvb - 3rem, 6rem);
  overflow-y: auto;
  border-radius: ${theme.radius.md};

  &[data-side='bottom'] {
    inset-block-end: calc(${theme.space[4]} + env(safe-area-inset-bottom));
  }
  &[data-side='top'] {
    inset-block-start: calc(${theme.space[4]} + env(safe-area-inset-top));
  }

  @media ${media.sm} {
    inset-inline-start: auto;
    inline-size: 24rem;
  }
`;

export const Items = styled.ol`
  display: flex;
  flex-direction: column;
  gap: ${theme.space[2]};
  padding: 0;
  list-style: none;
`;

/** Inverted, because it covers pages and panels of every colour. */
export const Item = styled.div`
  --vt-tone: currentcolor;
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: start;
  gap: ${theme.space[1]} ${theme.space[3]};
  padding: ${theme.space[2]};
  padding-inline-start: ${theme.space[4]};
  border: 1px solid transparent;
  border-radius: ${theme.radius.md};
  background: ${theme.color.ink};
  color: ${theme.color.onInk};
  box-shadow: ${theme.shadow.overlay};
  animation: ${arrive} ${theme.motion.slow} ${theme.motion.ease};

  & > svg {
    margin-block-start: calc((2.75rem - ${theme.size.icon}) / 2);
  }
  &:focus-visible,
  :focus-visible {
    outline-color: currentcolor;
    outline-offset: -3px;
  }
`;

export const Content = styled.div`
  padding-block: calc((2.75rem - 1lh) / 2);
  overflow-wrap: break-word;
`;

export const Title = styled.p`
  font-weight: ${theme.fontWeight.semibold};
`;

const target = `
  display: inline-flex;
  align-items: center;
  justify-content: center;
  min-inline-size: 2.75rem;
  min-block-size: 2.75rem;
  border: 0;
  border-radius: ${theme.radius.md};
  background: none;
  color: inherit;
  cursor: pointer;
  touch-action: manipulation;

  @media ${media.hover} {
    &:hover {
      background: color-mix(in srgb, currentcolor 16%, transparent);
    }
  }
`;

export const Close = styled.button`
  ${target}
`;

export const Action = styled.button`
  ${target}
  grid-column: 2;
  justify-self: start;
  margin-inline-start: calc(-1 * ${theme.space[3]});
  padding-inline: ${theme.space[3]};
  font-weight: ${theme.fontWeight.semibold};
  text-align: start;
  text-decoration: underline;
  text-underline-offset: 0.2em;
`;
