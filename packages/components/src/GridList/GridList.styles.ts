import { styled } from 'styled-components';
import { pressableBox } from '../Checkbox/SelectionBox.styles.js';
import { emptyList, listFrame, listLabel, listRoot } from '../internal/list.styles.js';
import { media } from '../theme/media.js';
import { theme } from '../theme/theme.js';

export const Root = styled.div`
  ${listRoot}
`;

export const Label = styled.span`
  ${listLabel}
`;

export const Rows = styled.div`
  ${listFrame}

  &:focus-visible {
    outline: 2px solid ${theme.color.ink};
    outline-offset: 3px;
  }
`;

export const Row = styled.div`
  outline: none;

  & + & {
    border-block-start: 1px solid ${theme.color.rule};
  }
  &[data-active] {
    cursor: pointer;
    -webkit-tap-highlight-color: transparent;
  }
  &[aria-selected='true'] {
    background: ${theme.color.panel};
  }
  &:focus-visible {
    outline: 2px solid ${theme.color.ink};
    outline-offset: -2px;
  }
  @media ${media.hover} {
    &[data-active]:hover {
      background: ${theme.color.panel};
    }
  }
  @media ${media.forcedColors} {
    &[aria-selected='true'] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
`;

export const Cell = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space[3]};
  min-block-size: ${theme.size.control};
  padding: ${theme.space[3]} ${theme.space[4]};
  line-height: 1.4;
`;

/** The box that chooses the row. */
export const Box = styled.div`
  ${pressableBox}
  flex: none;
`;

export const Icon = styled.span`
  display: inline-flex;
  flex: none;
`;

/** The text and the actions, which are below it in a narrow place. */
export const Main = styled.div`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[2]} ${theme.space[3]};
  min-inline-size: 0;
`;

export const Words = styled.div`
  display: grid;
  flex: 1 1 9rem;
  gap: ${theme.space[1]};
  min-inline-size: 0;
  font-weight: ${theme.fontWeight.medium};
  overflow-wrap: anywhere;
`;

export const Description = styled.span`
  color: ${theme.color.quiet};
  font-size: ${theme.fontSize.sm};
  font-weight: ${theme.fontWeight.regular};
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[2]};
`;

export const Empty = styled.div`
  ${emptyList}
`;
