import { styled } from 'styled-components';
import { media } from '../theme/media.js';
import { theme } from '../theme/theme.js';

export const Control = styled.div`
  position: relative;
  min-inline-size: 0;

  & > svg {
    position: absolute;
    inset-block: 0;
    inset-inline-end: ${theme.space[3]};
    margin-block: auto;
    pointer-events: none;
  }
`;

export const BrowserSelect = styled.select`
  appearance: none;
  inline-size: 100%;
  min-block-size: ${theme.size.control};
  margin: 0;
  padding-block: ${theme.space[2]};
  padding-inline: ${theme.space[4]} ${theme.space[10]};
  border: 1px solid ${theme.color.border};
  border-radius: ${theme.radius.md};
  color: ${theme.color.ink};
  background: ${theme.color.paper};
  font-size: ${theme.fontSize.md};
  line-height: 1.4;
  text-overflow: ellipsis;
  cursor: pointer;
  transition: border-color ${theme.motion.fast} ${theme.motion.ease};

  & option {
    color: ${theme.color.ink};
    background: ${theme.color.paper};
    unicode-bidi: plaintext;
  }
  & option:disabled {
    color: ${theme.color.quiet};
  }
  &:has(> option[value='']:checked) {
    color: ${theme.color.quiet};
  }
  &[aria-invalid='true'] {
    border-color: ${theme.color.sale};
    box-shadow: inset 0 0 0 1px ${theme.color.sale};
  }
  &:disabled {
    border-color: ${theme.color.rule};
    color: ${theme.color.quiet};
    background: ${theme.color.panel};
    opacity: 1;
    cursor: not-allowed;
  }

  @media ${media.hover} {
    &:hover:not(:disabled, [aria-invalid='true']) {
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
