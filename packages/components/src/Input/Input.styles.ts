import { styled } from 'styled-components';
import { media } from '../theme/media.js';
import { theme } from '../theme/theme.js';

/** The box of a text field. It draws the borders, so content beside the text is within them. */
export const Control = styled.div`
  position: relative;
  display: flex;
  align-items: stretch;
  min-inline-size: 0;
  min-block-size: var(--vt-input-size);
  border: 1px solid transparent;
  border-radius: ${theme.radius.md};
  color: ${theme.color.ink};
  cursor: text;
  transition: border-color ${theme.motion.fast} ${theme.motion.ease};
  --vt-input-size: ${theme.size.control};
  /* Large text on a narrow screen needs the space of the padding. */
  --vt-input-padding: min(${theme.space[4]}, 5vw);

  &[data-size='sm'] {
    --vt-input-size: ${theme.size.controlSmall};
    --vt-input-padding: ${theme.space[3]};
  }
  @media ${media.coarse} {
    &[data-size='sm'] {
      --vt-input-size: max(44px, ${theme.size.controlSmall});
    }
  }

  &[data-variant='outline'] {
    border-color: ${theme.color.border};
    background: ${theme.color.paper};
  }
  /* The background alone is too faint an edge. The line below has the contrast of a control. */
  &[data-variant='filled'] {
    border-block-end-color: ${theme.color.border};
    border-end-start-radius: 0;
    border-end-end-radius: 0;
    background: ${theme.color.panel};
  }
  &[data-variant='flushed'] {
    border-width: 0;
    border-block-end: 1px solid ${theme.color.border};
    border-radius: 0;
    --vt-input-padding: 0px;
  }
  &[data-variant='unstyled'] {
    border: 0;
    --vt-input-size: 1.5em;
    --vt-input-padding: 0px;
  }

  &:has(input:focus-visible, textarea:focus-visible) {
    outline: 2px solid ${theme.color.ink};
    outline-offset: 3px;
  }
  @media ${media.hover} {
    &:is([data-variant='outline'], [data-variant='filled'], [data-variant='flushed']):hover:not(
        [data-disabled],
        [data-invalid]
      ) {
      border-block-end-color: ${theme.color.ink};
    }
    &[data-variant='outline']:hover:not([data-disabled], [data-invalid]) {
      border-color: ${theme.color.ink};
    }
  }

  &[data-variant='outline'][data-invalid] {
    border-color: ${theme.color.sale};
    box-shadow: inset 0 0 0 1px ${theme.color.sale};
  }
  &:is([data-variant='filled'], [data-variant='flushed'])[data-invalid] {
    border-block-end-color: ${theme.color.sale};
    box-shadow: inset 0 -1px ${theme.color.sale};
  }
  &[data-disabled] {
    color: ${theme.color.quiet};
    cursor: not-allowed;
  }
  &[data-variant='outline'][data-disabled] {
    border-color: ${theme.color.rule};
    background: ${theme.color.panel};
  }
  &:is([data-variant='filled'], [data-variant='flushed'])[data-disabled] {
    border-block-end-style: dashed;
  }
  @media ${media.forcedColors} {
    &:is([data-variant='outline'], [data-variant='filled'])[data-variant] {
      border-color: CanvasText;
    }
    &[data-disabled][data-variant] {
      border-color: GrayText;
      color: GrayText;
    }
  }
`;

/** The input itself, without borders. */
export const NativeInput = styled.input`
  flex: 1;
  inline-size: 100%;
  min-inline-size: 0;
  margin: 0;
  padding-block: 0;
  padding-inline: var(--vt-input-padding);
  border: 0;
  border-radius: inherit;
  outline: none;
  background: transparent;
  /* At least 16 px, or iPhones zoom in. */
  font-size: max(16px, ${theme.fontSize.md});
  line-height: 1.4;
  text-overflow: ellipsis;
  appearance: none;

  &::placeholder {
    color: ${theme.color.quiet};
    opacity: 1;
  }
  /* Two rules: a browser drops the whole list if it does not know one selector in it. */
  &::-webkit-search-cancel-button {
    display: none;
  }
  &::-ms-reveal {
    display: none;
  }
  &:disabled {
    color: inherit;
    -webkit-text-fill-color: currentcolor;
    opacity: 1;
    cursor: not-allowed;
  }
  /* URLs and numbers run left to right in every language, but are aligned like the other fields. */
  :dir(rtl) > &[dir='ltr'] {
    text-align: right;
  }

  /* Without text, there is nothing to clear. The hidden button keeps its space, so the text does not jump. */
  &:is([type='search'], [enterkeyhint='search']):placeholder-shown ~ button {
    visibility: hidden;
  }
  /* Without scripts, its buttons would do nothing. */
  @media (scripting: none) {
    & ~ button {
      display: none;
    }
  }
`;

/** Content before or after the text. */
export const Affix = styled.span`
  display: inline-flex;
  flex: none;
  align-items: center;
  color: ${theme.color.quiet};

  &:first-child {
    padding-inline-start: var(--vt-input-padding);
    margin-inline-end: calc(${theme.space[2]} - var(--vt-input-padding));
  }
  &:last-child {
    padding-inline-end: var(--vt-input-padding);
    margin-inline-start: calc(${theme.space[2]} - var(--vt-input-padding));
  }
`;
