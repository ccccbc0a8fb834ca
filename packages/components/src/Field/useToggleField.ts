import type { ReactNode, Ref } from 'react';
import { useToggleState } from 'react-stately/useToggleState';
import { defined } from '../internal/defined.js';
import type { FocusProps } from '../internal/dom.js';
import { checkControlled, stateOfToggle } from '../internal/mistakes.js';
import { useEarlyInput } from '../internal/useEarlyInput.js';
import { useOwnRef } from '../internal/useOwnRef.js';
import { useFieldState, type FieldSource } from './useFieldState.js';

// Bundlers replace it.
declare const process: { env: { NODE_ENV?: string } };

interface ToggleSource extends FieldSource, FocusProps<HTMLInputElement> {
  label?: ReactNode;
  isSelected?: boolean;
  defaultSelected?: boolean;
  onChange?: (isSelected: boolean) => void;
  value?: string;
  ref?: Ref<HTMLInputElement>;
}

/** The shared part of `Checkbox` and `Switch`: the state of one input that is on or off. */
export function useToggleField<Props extends ToggleSource>(props: Props) {
  const { isSelected, defaultSelected, onChange, value, autoFocus, onFocus, onBlur, ref, ...rest } = props;
  if (process.env.NODE_ENV !== 'production') checkControlled('The choice', props, stateOfToggle);
  const inputRef = useOwnRef(ref);
  const { hookProps, fieldProps, onEdit } = useFieldState(rest);
  const state = useToggleState(
    defined({
      isSelected,
      defaultSelected,
      onChange: (isOn: boolean) => {
        onEdit();
        onChange?.(isOn);
      },
    }),
  );
  useEarlyInput(() => {
    if (inputRef.current) state.setSelected(inputRef.current.checked);
  });
  return {
    state,
    inputRef,
    hookProps: { ...hookProps, ...defined({ value }), children: props.label },
    /** For the input, in addition to its hook's props. */
    focusProps: { autoFocus, onFocus, onBlur },
    /** For `ChoiceField`. */
    fieldProps: { ...fieldProps, controlId: hookProps.id },
  };
}
