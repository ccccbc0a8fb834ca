import type { RefObject } from 'react';
import type { AriaButtonProps } from 'react-aria/useButton';
import { IconButton } from '../IconButton/IconButton.js';
import { CalendarIcon } from '../icons/icons.js';
import { defined } from '../internal/defined.js';

interface CalendarButtonProps {
  buttonProps: AriaButtonProps;
  buttonRef: RefObject<HTMLButtonElement | null>;
  state: { isOpen: boolean; setOpen: (isOpen: boolean) => void };
}

/** The button that opens and closes the calendar of a field. */
export function CalendarButton({ buttonProps, buttonRef, state }: CalendarButtonProps) {
  return (
    <IconButton
      {...defined({
        id: buttonProps.id,
        'aria-label': buttonProps['aria-label'] ?? '',
        'aria-labelledby': buttonProps['aria-labelledby'],
        'aria-describedby': buttonProps['aria-describedby'],
        'aria-haspopup': buttonProps['aria-haspopup'],
        'aria-expanded': buttonProps['aria-expanded'],
        isDisabled: buttonProps.isDisabled,
      })}
      ref={buttonRef}
      size="sm"
      icon={<CalendarIcon />}
      // The hook's press opens only.
      onPress={() => state.setOpen(!state.isOpen)}
    />
  );
}
