'use client';
import type { FocusEventHandler, KeyboardEventHandler, ReactNode } from 'react';
import { mergeProps } from 'react-aria/mergeProps';
import { usePress, type PressEvents } from 'react-aria/usePress';
import { defined } from '../internal/defined.js';
import type { DomProps } from '../internal/dom.js';
import { useAsTrigger } from '../internal/triggerContext.js';
import { useMessages } from '../MessagesProvider/MessagesProvider.js';
import { Spinner } from '../Spinner/Spinner.js';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.js';
import { Face, Root } from './Button.styles.js';

/** The looks that buttons and links to pages share. */
export interface ButtonLook {
  /**
   * `'primary'` in ink, for the one main action in view; `'solid'` in the accent; `'secondary'` on panel; `'outline'`;
   * `'ghost'` shows its shape on hover; `'link'` looks like a text link; `'unstyled'` looks like the text around it. Default: `'primary'`.
   * @selector [data-variant]
   */
  variant?: 'primary' | 'secondary' | 'link' | 'outline' | 'ghost' | 'solid' | 'unstyled';
  /**
   * 48 or 40 px tall; the smaller is 44 px under a finger. Default: `'md'`.
   * @selector [data-size]
   */
  size?: 'sm' | 'md';
}

export interface ButtonProps extends ButtonLook, DomProps<HTMLButtonElement> {
  /**
   * As wide as its container. Default: `false`.
   * @selector [data-full-width]
   */
  isFullWidth?: boolean;
  /** Neither usable nor reachable with the keyboard. Default: `false`. */
  isDisabled?: boolean;
  /**
   * Its action is under way: it shows a spinner, keeps focus and size, ignores presses, and a screen reader hears the loading
   * label. Pass `false` before it can become `true`, so that the place that is read out exists by then.
   * @selector [data-loading]
   */
  isLoading?: boolean;
  /** Its text while loading, such as 'Submitting...'. Default: its own text, hidden under the spinner; screen readers announce 'Loading'. */
  loadingLabel?: string;
  /** Before the text, in reading direction. */
  iconBefore?: ReactNode;
  /** After the text, in reading direction. */
  iconAfter?: ReactNode;
  /** Default: `'button'`, which submits nothing. */
  type?: 'button' | 'submit' | 'reset';
  /** For a submit button outside its form: the id of the form. */
  form?: string;
  name?: string;
  value?: string;
  /** For a submit button: sends the form without the browser's validation. Default: `false`. */
  formNoValidate?: boolean;
  /** The focus begins here when the page or the dialog opens. Default: `false`. */
  autoFocus?: boolean;
  /** Not a tab stop, for a button whose action has another one: a step button beside its field. Default: `false`. */
  excludeFromTabOrder?: boolean;
  /** A press leaves the focus where it is. Default: `false`. */
  preventFocusOnPress?: boolean;
  /** Pressed by pointer, Enter, Space or assistive technology. Not called while disabled or loading, nor are the four below. */
  onPress?: PressEvents['onPress'];
  /** A press has begun. */
  onPressStart?: PressEvents['onPressStart'];
  /** A press has ended, on the button or beside it. */
  onPressEnd?: PressEvents['onPressEnd'];
  /** Called with whether it is pressed down. */
  onPressChange?: PressEvents['onPressChange'];
  /** A pointer was lifted over it, wherever the press began. */
  onPressUp?: PressEvents['onPressUp'];
  onFocus?: FocusEventHandler<HTMLButtonElement>;
  onBlur?: FocusEventHandler<HTMLButtonElement>;
  onKeyDown?: KeyboardEventHandler<HTMLButtonElement>;
  onKeyUp?: KeyboardEventHandler<HTMLButtonElement>;
  children?: ReactNode;
}

/** Starts an action. For navigation take a `ButtonLink`. */
export function Button(props: ButtonProps) {
  const {
    variant = 'primary',
    size = 'md',
    type = 'button',
    isFullWidth,
    isDisabled,
    isLoading,
    loadingLabel,
    iconBefore,
    iconAfter,
    excludeFromTabOrder,
    children,
    ref,
    ...rest
  } = useAsTrigger(props, mergeProps);
  const messages = useMessages();
  const canLoad = isLoading !== undefined;
  // Loading, it is not `disabled`, or the focus would be lost: the hook stops presses, and with them a second submit.
  const { pressProps, isPressed } = usePress({ ...rest, isDisabled: Boolean(isDisabled || isLoading) });

  return (
    <>
      <Root
        {...defined({
          'aria-disabled': isLoading || undefined,
          ...pressProps,
          disabled: isDisabled,
          'data-full-width': isFullWidth || undefined,
          'data-loading': isLoading || undefined,
          'data-pressed': isPressed || undefined,
        })}
        {...(ref && { ref })}
        type={type}
        // Safari gives a pressed button focus only if this stands here; a dialog needs it to hand focus back.
        tabIndex={excludeFromTabOrder ? -1 : 0}
        data-variant={variant}
        data-size={size}
      >
        <Face data-state={isLoading ? (loadingLabel ? 'hidden' : 'faded') : undefined}>
          {iconBefore}
          {children}
          {iconAfter}
        </Face>
        {canLoad && (
          <Face data-state={isLoading ? undefined : 'hidden'}>
            <Spinner size="sm" label="" />
            {loadingLabel}
          </Face>
        )}
      </Root>
      {/* Beside the button: what changes within one is not read out. */}
      {canLoad && <VisuallyHidden role="status">{isLoading && (loadingLabel ?? messages.loading)}</VisuallyHidden>}
    </>
  );
}
