'use client';
import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { mergeProps } from 'react-aria/mergeProps';
import { usePress, type PressEvents } from 'react-aria/usePress';
import { defined } from '../internal/defined.js';
import type { RenderProps, StaticProps } from '../internal/dom.js';
import { renderedBy } from '../internal/rendered.js';
import { useAsTrigger } from '../internal/triggerContext.js';
import { useMessages } from '../MessagesProvider/MessagesProvider.js';
import { Spinner } from '../Spinner/Spinner.js';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.js';
import { Face, Root } from './Button.styles.js';

/** The looks that buttons and button links share. */
export interface ButtonLook {
  /**
   * `'primary'` in ink, for the one main action in view; `'solid'` in the accent colour; `'danger'` for what cannot be undone;
   * `'secondary'` on a panel; `'outline'`; `'ghost'` shows its shape on hover; `'link'` looks like a text link; `'unstyled'` looks like the text
   * around it. Default: `'primary'`.
   * @selector [data-variant]
   */
  variant?: 'primary' | 'secondary' | 'link' | 'outline' | 'ghost' | 'solid' | 'danger' | 'unstyled';
  /**
   * 48 px tall (`'md'`), 56 px with larger text (`'lg'`), or 40 px (`'sm'`), which is 44 px on touch screens. Default: `'md'`.
   * @selector [data-size]
   */
  size?: 'sm' | 'md' | 'lg';
}

/** The state of a button, for its `render`. */
export interface ButtonState {
  isPressed: boolean;
  isDisabled: boolean;
  isLoading: boolean;
}

export interface ButtonProps extends ButtonLook, StaticProps<HTMLButtonElement>, RenderProps<ButtonState> {
  /**
   * Whether it is as wide as its container. Default: `false`.
   * @selector [data-full-width]
   */
  isFullWidth?: boolean;
  /** Whether it ignores presses and the keyboard skips it. Default: `false`. */
  isDisabled?: boolean;
  /**
   * Whether its action is running. The button then shows a spinner, keeps its focus and size and ignores presses, and screen readers announce
   * the loading label. Pass `false` before the first `true`, so that the live region exists before its text.
   * @selector [data-loading]
   */
  isLoading?: boolean;
  /** The same as `isLoading`, by the name that React's actions use. `isLoading` comes first. */
  isPending?: boolean;
  /** The text while loading, such as 'Submitting...'. Default: the button's own text, hidden under the spinner; screen readers announce 'Loading'. */
  loadingLabel?: string;
  /** Before the text, in reading direction. */
  iconBefore?: ReactNode;
  /** After the text, in reading direction. */
  iconAfter?: ReactNode;
  /** Default: `'button'`, which does not submit. */
  type?: 'button' | 'submit' | 'reset';
  /** Id of the form, for a submit button outside of it. */
  form?: string;
  name?: string;
  value?: string;
  /** The URL or the React action of this submit button, in place of its form's. */
  formAction?: string | ((data: FormData) => void | Promise<void>);
  /** Whether this submit button sends the form without the checks of its fields. Default: `false`. */
  formNoValidate?: boolean;
  /** Whether it gets the focus when the page or the dialog opens. Default: `false`. */
  autoFocus?: boolean;
  /** Whether Tab skips it. For a button whose action has another tab stop, such as a step button beside its field. Default: `false`. */
  excludeFromTabOrder?: boolean;
  /** Whether a press leaves the focus unchanged. Default: `false`. */
  preventFocusOnPress?: boolean;
  /**
   * Called on a press by pointer, Enter, Space or assistive technology. A disabled or loading button calls neither this nor the four handlers
   * below.
   */
  onPress?: PressEvents['onPress'];
  /** The same as `onPress`, with the browser's event, for forms and libraries that pass `onClick`. */
  onClick?: PressEvents['onClick'];
  /** Called when a press begins. */
  onPressStart?: PressEvents['onPressStart'];
  /** Called when a press ends, on the button or beside it. */
  onPressEnd?: PressEvents['onPressEnd'];
  /** Called with `true` when a press begins and with `false` when it ends. */
  onPressChange?: PressEvents['onPressChange'];
  /** Called when a pointer is lifted over the button, even if the press began elsewhere. */
  onPressUp?: PressEvents['onPressUp'];
  children?: ReactNode;
}

/** Starts an action. For navigation, use a `ButtonLink`. */
export function Button(props: ButtonProps) {
  const {
    variant = 'primary',
    size = 'md',
    type = 'button',
    isFullWidth,
    isDisabled,
    isPending,
    isLoading = isPending,
    loadingLabel,
    iconBefore,
    iconAfter,
    excludeFromTabOrder,
    render,
    children,
    ref,
    ...rest
  } = useAsTrigger(props, mergeProps);
  const canLoad = isLoading !== undefined;
  // A loading button is not `disabled`, because it would lose the focus. The hook stops presses, and with them a second submit.
  const { pressProps, isPressed } = usePress({ ...rest, isDisabled: Boolean(isDisabled || isLoading) });

  return (
    <>
      <Root
        {...defined({
          'aria-disabled': isLoading || undefined,
          ...pressProps,
          // Only the browser's own button can be disabled.
          ...(render ? { 'aria-disabled': isDisabled || isLoading || undefined } : { disabled: isDisabled }),
          'data-full-width': isFullWidth || undefined,
          'data-loading': isLoading || undefined,
          'data-pressed': isPressed || undefined,
        })}
        {...(ref && { ref })}
        type={type}
        // Safari focuses a pressed button only if it has this attribute. A dialog needs the focus here to return it later.
        tabIndex={excludeFromTabOrder ? -1 : 0}
        data-variant={variant}
        data-size={size}
        {...renderedBy(render, { isPressed, isDisabled: Boolean(isDisabled), isLoading: Boolean(isLoading) })}
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
      {canLoad && <LoadingStatus isLoading={isLoading} label={loadingLabel} />}
    </>
  );
}

/**
 * Announces the loading. It is beside the button: screen readers do not announce changes inside a button. If the loading gives the focus to
 * the button, as in a form that disables the focused field, they announce the button with the label, and this would repeat it.
 */
function LoadingStatus({ isLoading, label }: { isLoading: boolean; label: string | undefined }) {
  const { loading } = useMessages();
  const status = useRef<HTMLSpanElement>(null);
  const hadFocus = useRef(false);
  const [isAnnounced, setAnnounced] = useState(isLoading);
  const hasFocus = () => document.activeElement === status.current?.previousElementSibling;
  useLayoutEffect(() => {
    hadFocus.current = hasFocus();
  }, [isLoading]);
  useEffect(() => {
    setAnnounced(isLoading && (hadFocus.current || !label || !hasFocus()));
  }, [isLoading, label]);
  return (
    <VisuallyHidden ref={status} role="status">
      {isAnnounced && (label ?? loading)}
    </VisuallyHidden>
  );
}
