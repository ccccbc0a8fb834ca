'use client';
import type { ReactNode } from 'react';
import { useToggleButton, type AriaToggleButtonOptions } from 'react-aria/useToggleButton';
import { useToggleState } from 'react-stately/useToggleState';
import { Face } from '../Button/Button.styles.js';
import { defined } from '../internal/defined.js';
import type { DomProps, FocusProps, RenderProps } from '../internal/dom.js';
import { checkControlled, checkName, stateOfToggle } from '../internal/mistakes.js';
import { renderedBy } from '../internal/rendered.js';
import { useOwnRef } from '../internal/useOwnRef.js';
import { Toggle } from '../ToggleGroup/ToggleGroup.styles.js';

// Bundlers replace it.
declare const process: { env: { NODE_ENV?: string } };

/** The state of a toggle button, for its `render`. */
export interface ToggleButtonState {
  isSelected: boolean;
  isPressed: boolean;
  isDisabled: boolean;
}

export interface ToggleButtonProps
  extends Omit<DomProps<HTMLButtonElement>, 'role'>, FocusProps<HTMLButtonElement>, RenderProps<ToggleButtonState> {
  /** Whether it is on (controlled). */
  isSelected?: boolean;
  /** Whether it is on initially (uncontrolled). Default: `false`. */
  defaultSelected?: boolean;
  /** Called with the new state. */
  onChange?: (isSelected: boolean) => void;
  /** An icon before the text, in reading direction, or alone: then give an `aria-label`. */
  icon?: ReactNode;
  /**
   * `'outline'`, `'secondary'` on a panel, or `'ghost'`, which shows its shape on hover and while it is on. Default: `'outline'`.
   * @selector [data-variant]
   */
  variant?: 'outline' | 'secondary' | 'ghost';
  /**
   * Height: 48 px (`'md'`) or 40 px (`'sm'`), and at least 44 px on touch screens. Default: `'md'`.
   * @selector [data-size]
   */
  size?: 'sm' | 'md';
  /** Whether it cannot be turned on or off. Default: `false`. */
  isDisabled?: boolean;
  /** The text, which must not change with the state: screen readers announce both. */
  children?: ReactNode;
}

/** A button that stays on or off and takes effect at once, such as for a favourite. For several that belong together, use a `ToggleGroup`. */
export function ToggleButton({
  isSelected,
  defaultSelected,
  onChange,
  icon,
  variant = 'outline',
  size = 'md',
  isDisabled = false,
  render,
  children,
  ref,
  ...rest
}: ToggleButtonProps) {
  const isSquare = children == null;
  if (process.env.NODE_ENV !== 'production') {
    if (isSquare) checkName('ToggleButton', [rest['aria-label'], rest['aria-labelledby'], rest.title]);
    checkControlled('ToggleButton', { ...rest, children, isSelected, onChange, isDisabled }, stateOfToggle);
  }
  const button = useOwnRef(ref);
  const state = useToggleState({ isDisabled, ...defined({ isSelected, defaultSelected, onChange }) });
  const { buttonProps, isPressed } = useToggleButton(
    { ...(defined(rest) as AriaToggleButtonOptions<'button'>), isDisabled },
    state,
    button,
  );
  return (
    <Toggle
      {...defined({
        ...rest,
        ...buttonProps,
        'data-pressed': isPressed || undefined,
        'data-square': isSquare || undefined,
      })}
      ref={button}
      data-variant={variant}
      data-size={size}
      {...renderedBy(render, { isSelected: state.isSelected, isPressed, isDisabled })}
    >
      <Face>
        {icon}
        {children}
      </Face>
    </Toggle>
  );
}
