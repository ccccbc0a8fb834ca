import { styled } from 'styled-components';
import { visuallyHidden } from '../VisuallyHidden/VisuallyHidden.styles.js';
import { media } from '../theme/media.js';
import { theme } from '../theme/theme.js';

export const Control = styled.div`
  position: relative;
  min-inline-size: 0;
`;

/** Beside the button, so that the button is in view when the browser scrolls to the hidden control. */
export const Hidden = styled.div`
  ${visuallyHidden}
`;

/** The button that shows the choice and opens the list. It looks like the other fields. */
export const Trigger = styled.button`
  display: flex;
  align-items: center;
  gap: ${theme.space[3]};
  inline-size: 100%;
  min-block-size: ${theme.size.control};
  margin: 0;
  padding-block: ${theme.space[2]};
  padding-inline: ${theme.space[4]} ${theme.space[3]};
  border: 1px solid ${theme.color.border};
  border-radius: ${theme.radius.md};
  color: ${theme.color.ink};
  background: ${theme.color.paper};
  font-size: ${theme.fontSize.md};
  line-height: 1.4;
  text-align: start;
  cursor: pointer;
  touch-action: manipulation;
  transition: border-color ${theme.motion.fast} ${theme.motion.ease};

  & > svg {
    flex: none;
  }
  &[data-placeholder] {
    color: ${theme.color.quiet};
  }
  &[data-placeholder] > svg {
    color: ${theme.color.ink};
  }
  &[data-invalid] {
    border-color: ${theme.color.sale};
    box-shadow: inset 0 0 0 1px ${theme.color.sale};
  }
  &:disabled,
  &:disabled > svg {
    border-color: ${theme.color.rule};
    color: ${theme.color.quiet};
    background: ${theme.color.panel};
    cursor: not-allowed;
  }

  @media ${media.hover} {
    &:hover:not(:disabled, [data-invalid]) {
      border-color: ${theme.color.ink};
    }
  }
  @media ${media.forcedColors} {
    &:disabled {
      border-color: GrayText;
      color: GrayText;
    }
  }
`;

/** The choice, in full even if it is long. */
export const Value = styled.span`
  flex: 1;
  min-inline-size: 0;
  overflow-wrap: anywhere;
`;

export const ValueDescription = styled.span`
  color: ${theme.color.quiet};
`;
