'use client';
import { mergeProps } from 'react-aria/mergeProps';
import { useSearchField } from 'react-aria/useSearchField';
import { useSearchFieldState } from 'react-stately/useSearchFieldState';
import { IconButton } from '../IconButton/IconButton.js';
import { SearchIcon, XIcon } from '../icons/icons.js';
import type { LineProps } from '../Input/textFieldProps.js';
import { NativeInput } from '../Input/Input.styles.js';
import { InputField } from '../Input/InputField.js';
import { useTextState } from '../Input/useTextState.js';
import { defined } from '../internal/defined.js';
import { useMessages } from '../MessagesProvider/MessagesProvider.js';

export interface SearchFieldProps extends LineProps {
  /** Content before the text, in reading direction. Hidden from screen readers. Default: a magnifier. */
  iconBefore?: LineProps['iconBefore'];
  /** Name of the button that clears it. Default: `'Clear search'`. */
  clearLabel?: string;
  /** Called after its button or Escape has cleared it. `onChange` has been called with `''` before. */
  onClear?: () => void;
}

/** A search field with a button that clears it. Enter sends the form around it. */
export function SearchField({
  variant,
  size,
  iconBefore = <SearchIcon />,
  iconAfter,
  inputMode,
  // The clear button shows while the placeholder does not, so there must be a placeholder.
  placeholder = ' ',
  clearLabel,
  onClear,
  ...rest
}: SearchFieldProps) {
  const props = { ...rest, placeholder };
  const { control, isInvalid, isDisabled, hookProps, ownProps, fieldProps } = useTextState<
    HTMLInputElement,
    typeof props
  >(props);
  const messages = useMessages();
  const state = useSearchFieldState(hookProps);
  const { inputProps, clearButtonProps, labelProps, descriptionProps, errorMessageProps } = useSearchField(
    { ...hookProps, ...defined({ inputMode, onClear }) },
    state,
    control,
  );
  const { onPress, onPressStart } = clearButtonProps;

  return (
    <InputField
      {...{ variant, size, iconBefore, iconAfter, isInvalid, isDisabled }}
      fieldProps={{ ...fieldProps, labelProps, descriptionProps, errorMessageProps }}
      input={<NativeInput {...defined(mergeProps(ownProps, inputProps))} ref={control} />}
    >
      {!isDisabled && !rest.isReadOnly && (
        <IconButton
          {...defined({ onPress, onPressStart })}
          // As in a browser's own search field, Tab skips it: Escape does the same.
          excludeFromTabOrder
          preventFocusOnPress
          aria-label={clearLabel ?? messages.clearSearch}
          icon={<XIcon />}
          size="sm"
        />
      )}
    </InputField>
  );
}
