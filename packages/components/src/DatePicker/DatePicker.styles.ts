import { styled } from 'styled-components';
import { Control } from '../Input/Input.styles.js';
import { media } from '../theme/media.js';
import { theme } from '../theme/theme.js';

/** The box of the parts and the button. It is as wide as its column, but no wider than its calendar, which opens below it. */
export const Box = styled(Control)`
  max-inline-size: 21.5rem;

  &:has([data-part]:focus-visible) {
    outline: 2px solid ${theme.color.ink};
    outline-offset: 3px;
  }
  & > button {
    flex: none;
    align-self: center;
    margin-inline-end: ${theme.space[1]};
  }
`;

/** The parts of a date or a time: month, day, year. */
export const Parts = styled.div`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  align-items: center;
  min-inline-size: 0;
  padding-inline: calc(var(--vt-input-padding) - 3px);
  /* At least 16 px, or iPhones zoom in. */
  font-size: max(16px, ${theme.fontSize.md});
  font-variant-numeric: tabular-nums;
  line-height: 1.4;
  white-space: pre;
`;

export const Part = styled.span`
  border-radius: ${theme.radius.sm};
  outline: none;

  &[data-part] {
    box-sizing: border-box;
    min-inline-size: 24px;
    padding: 3px;
    text-align: center;
  }
  &[data-placeholder] {
    color: ${theme.color.quiet};
  }
  &[data-part]:focus {
    outline: 2px solid ${theme.color.ink};
    color: ${theme.color.onInk};
    background: ${theme.color.ink};
  }
  @media ${media.coarse} {
    &[data-part] {
      padding-block: 10px;
    }
  }
  @media ${media.forcedColors} {
    &[data-part]:focus {
      outline-color: Highlight;
      forced-color-adjust: none;
      color: HighlightText;
      background: Highlight;
    }
  }
`;

/** The calendar has less room around it than other content of a popover: its days have room of their own. */
export const PanelBody = styled.div`
  margin: calc(-1 * ${theme.space[2]});
`;
