import { styled } from 'styled-components';
import { theme } from '../theme/theme.js';

export const Root = styled.span`
  --vt-star-size: 1.25rem;
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${theme.space[2]};
  vertical-align: middle;

  &:where([data-size='sm']) {
    --vt-star-size: 1rem;
  }
`;

export const Stars = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
`;

export const Star = styled.span`
  position: relative;
  display: block;
  inline-size: var(--vt-star-size);
  block-size: var(--vt-star-size);
  color: ${theme.color.border};

  & svg {
    display: block;
    inline-size: var(--vt-star-size);
    block-size: var(--vt-star-size);
  }
`;

/** The filled share of a star, from its start. */
export const Filled = styled.span`
  position: absolute;
  inset-block: 0;
  inset-inline-start: 0;
  inline-size: calc(var(--vt-star) * 100%);
  overflow: hidden;
  color: ${theme.color.accent};

  & svg {
    /* As large as the whole star, which the span cuts. */
    max-inline-size: none;
    fill: currentcolor;
  }
`;

export const Value = styled.span`
  font-size: ${theme.fontSize.sm};
  font-variant-numeric: tabular-nums;
`;
