import { styled } from 'styled-components';
import { Cell as GridCell } from '../GridList/GridList.styles.js';
import { media } from '../theme/media.js';
import { theme } from '../theme/theme.js';

/** Its level is the room before it. All rows have one height, with the button and without. */
export const Cell = styled(GridCell)`
  min-block-size: calc(1.75rem + 2 * ${theme.space[3]});
  padding-inline-start: calc(${theme.space[4]} + var(--vt-level) * ${theme.space[6]});
`;

/** The button that opens and closes a row. */
export const Expand = styled.button`
  display: grid;
  flex: none;
  place-items: center;
  inline-size: 1.75rem;
  block-size: 1.75rem;
  margin-inline-start: calc(-1 * ${theme.space[1]});
  padding: 0;
  border: 0;
  border-radius: ${theme.radius.md};
  background: none;
  color: inherit;
  cursor: pointer;
  touch-action: manipulation;
  -webkit-tap-highlight-color: transparent;

  & > svg {
    transition: rotate ${theme.motion.fast} ${theme.motion.ease};
  }
  &:dir(rtl) > svg {
    rotate: 180deg;
  }
  [aria-expanded='true'] & > svg {
    rotate: 90deg;
  }
  @media ${media.coarse} {
    inline-size: 44px;
    block-size: 44px;
    margin-block: calc(-1 * ${theme.space[2]});
  }
  @media ${media.hover} {
    &:hover {
      background: ${theme.color.rule};
    }
  }
`;

/** In place of that button, so that the texts of a level begin at one line. */
export const Room = styled.span`
  flex: none;
  inline-size: calc(1.75rem - ${theme.space[1]});

  @media ${media.coarse} {
    inline-size: calc(44px - ${theme.space[1]});
  }
`;
