import { styled } from 'styled-components';
import { visuallyHidden } from '../VisuallyHidden/VisuallyHidden.styles.js';
import { theme } from '../theme/theme.js';

export const Root = styled.a`
  &:not(:focus, :active) {
    ${visuallyHidden}
  }
  &:focus,
  &:active {
    position: fixed;
    inset-block-start: ${theme.space[2]};
    inset-inline-start: ${theme.space[2]};
    z-index: ${theme.zIndex.toast};
    display: inline-flex;
    align-items: center;
    max-inline-size: calc(100% - 2 * ${theme.space[2]});
    min-block-size: ${theme.size.control};
    padding: ${theme.space[2]} ${theme.space[5]};
    border-radius: ${theme.radius.md};
    background: ${theme.color.ink};
    color: ${theme.color.onInk};
    font-weight: ${theme.fontWeight.semibold};
    text-decoration: none;
    /* For any background: a line of the paper colour separates the ring from the link. */
    outline: 2px solid ${theme.color.ink};
    outline-offset: 2px;
    box-shadow: 0 0 0 2px ${theme.color.paper};
  }
`;
