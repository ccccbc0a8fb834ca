import { media, theme } from '@vitrine/components';
import { styled } from 'styled-components';
import { ListingForm } from '../listing/ListingForm.js';

export const Form = styled(ListingForm)`
  display: flex;
  flex: 0 1 auto;
  gap: ${theme.space[2]};
  min-inline-size: 0;

  /* As wide as the button beside it, or below it with large text: by its text, it would change when the font comes, and with each choice. */
  @media not ${media.sm} {
    flex: 1 1 0;
    min-inline-size: 7.5rem;
  }
`;

export const Label = styled.label`
  position: relative;
  display: flex;
  flex: 1;
  align-items: center;
  gap: ${theme.space[3]};
  min-inline-size: 0;

  & > :first-child {
    flex: none;
    color: ${theme.color.quiet};

    /* Visually hidden on narrow screens, where the filter button is beside it. */
    @media not ${media.sm} {
      position: absolute;
      inline-size: 1px;
      block-size: 1px;
      overflow: clip;
      clip-path: inset(50%);
      white-space: nowrap;
    }
  }
`;

export const Control = styled.span`
  position: relative;
  display: block;
  flex: 1;
  min-inline-size: 0;

  & > svg {
    position: absolute;
    inset-block: 0;
    inset-inline-end: ${theme.space[3]};
    margin-block: auto;
    pointer-events: none;
  }
`;

export const Select = styled.select`
  appearance: none;
  inline-size: 100%;
  min-block-size: 2.75rem;
  padding-block: ${theme.space[1]};
  padding-inline: ${theme.space[3]} ${theme.space[10]};
  border: 1px solid ${theme.color.border};
  border-radius: ${theme.radius.md};
  background: ${theme.color.paper};
  color: ${theme.color.ink};
  font: inherit;
  text-overflow: ellipsis;
  cursor: pointer;

  /* Browsers that can style the native list show it as our own. The others keep theirs. */
  @supports (appearance: base-select) {
    &,
    &::picker(select) {
      appearance: base-select;
    }
    & {
      align-items: center;
    }
    &::picker-icon {
      display: none;
    }
    &::picker(select) {
      margin-block: ${theme.space[1]};
      padding: ${theme.space[1]};
      border: 1px solid ${theme.color.rule};
      border-radius: ${theme.radius.md};
      background: ${theme.color.paper};
      color: ${theme.color.ink};
      box-shadow: ${theme.shadow.overlay};
    }
    & option {
      min-block-size: 2.75rem;
      padding: ${theme.space[2]} ${theme.space[3]};
      border-radius: ${theme.radius.sm};
      cursor: pointer;
    }
    & option:is(:hover, :focus-visible) {
      background: ${theme.color.panel};
    }
    /* As in our own lists. Forced colours show the outline. */
    & option:focus-visible {
      outline: 2px solid transparent;
      outline-offset: -2px;
      box-shadow: inset 3px 0 ${theme.color.ink};
    }
    & option:focus-visible:dir(rtl) {
      box-shadow: inset -3px 0 ${theme.color.ink};
    }
    & option:checked {
      font-weight: ${theme.fontWeight.semibold};
    }
    & option::checkmark {
      order: 1;
      margin-inline-start: auto;
    }
  }
`;

/** Hidden if scripts run: a choice then takes effect at once. */
export const Send = styled.button`
  min-block-size: 2.75rem;
  padding-inline: ${theme.space[4]};
  border: 1px solid ${theme.color.border};
  border-radius: ${theme.radius.md};
  background: ${theme.color.paper};
  color: ${theme.color.ink};
  font: inherit;

  @media (scripting: enabled) {
    display: none;
  }
`;
