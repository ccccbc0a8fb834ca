import { styled } from 'styled-components';
import { choiceLook } from '../Field/choice.styles.js';
import { media } from '../theme/media.js';
import { theme } from '../theme/theme.js';

export const Track = styled.input`
  ${choiceLook}
  place-content: center start;
  inline-size: 2.75rem;
  block-size: 1.5rem;
  margin-block-start: calc(1.5em / 2 - 0.75rem + ${theme.space[1]});
  padding-inline: 3px;
  border-radius: ${theme.radius.full};

  /* The thumb is left or right, and full or hollow, so colour alone does not show the state. */
  &::before {
    content: '';
    inline-size: 1rem;
    block-size: 1rem;
    border: 1px solid ${theme.color.border};
    border-radius: ${theme.radius.full};
    background: transparent;
    transition: translate ${theme.motion.fast} ${theme.motion.ease};
  }
  &:checked {
    border-color: ${theme.color.accent};
    background: ${theme.color.accent};
    color: ${theme.color.onAccent};
  }
  &:checked::before {
    border-color: currentcolor;
    background: currentcolor;
    translate: calc(2.75rem - 1rem - 8px) 0;
  }
  &:checked:dir(rtl)::before {
    translate: calc(-1 * (2.75rem - 1rem - 8px)) 0;
  }
  &:disabled:checked {
    border-color: ${theme.color.quiet};
    background: ${theme.color.panel};
    color: ${theme.color.quiet};
  }
  @media ${media.hover} {
    &:hover:not(:disabled)::before {
      border-color: currentcolor;
    }
    &:hover:not(:disabled, :checked)::before {
      border-color: ${theme.color.ink};
    }
  }
  @media ${media.coarse} {
    position: relative;
    margin-block-start: calc((44px - 1.5rem) / 2);

    /* The touch target is as tall as its label, also without one. */
    &::after {
      content: '';
      position: absolute;
      inset-block: min(0px, (100% - 44px) / 2);
      inset-inline: 0;
    }
  }
  /* In forced colours, browsers have no appearance of their own for a switch. */
  @media ${media.forcedColors} {
    appearance: none;
    border-color: ButtonText;

    &::before {
      display: block;
      border-color: ButtonText;
    }
    &:checked {
      forced-color-adjust: none;
      border-color: Highlight;
      background: Highlight;
      color: HighlightText;
    }
    &:disabled,
    &:disabled::before {
      border-color: GrayText;
    }
    &:disabled:checked {
      background: GrayText;
      color: Canvas;
    }
  }
`;
