import { styled } from 'styled-components';
import { media } from '../theme/media.js';
import { theme } from '../theme/theme.js';

export const Zone = styled.div`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: ${theme.space[3]};
  min-inline-size: 0;
  padding: min(${theme.space[5]}, 5vw);
  border: 2px dashed ${theme.color.border};
  border-radius: ${theme.radius.md};
  background: ${theme.color.paper};
  color: ${theme.color.ink};
  overflow-wrap: anywhere;
  transition:
    background-color ${theme.motion.fast} ${theme.motion.ease},
    border-color ${theme.motion.fast} ${theme.motion.ease};

  &[data-drop-target] {
    border-style: solid;
    border-color: ${theme.color.ink};
    background: ${theme.color.panel};
  }
  &[data-invalid] {
    border-color: ${theme.color.sale};
  }
  &[data-disabled] {
    border-color: ${theme.color.rule};
    background: ${theme.color.panel};
    color: ${theme.color.quiet};
  }
  @media ${media.forcedColors} {
    &[data-drop-target] {
      border-color: Highlight;
    }
    &[data-disabled] {
      border-color: GrayText;
      color: GrayText;
    }
  }
`;

export const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[2]} ${theme.space[3]};
  min-inline-size: 0;
`;

/** Fingers cannot drop a file, and it works with a script only. */
export const OtherWays = styled.span`
  color: ${theme.color.quiet};
  font-size: ${theme.fontSize.sm};

  @media ${media.coarse} {
    display: none;
  }
  @media (scripting: none) {
    display: none;
  }
`;

export const Limits = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${theme.space[4]};
  margin: 0;
  color: ${theme.color.quiet};
  font-size: ${theme.fontSize.sm};
`;

export const Refusal = styled.span`
  display: block;
  overflow-wrap: anywhere;
`;
