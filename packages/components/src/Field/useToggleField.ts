import type { FocusEventHandler, ReactNode, Ref } from 'react';
import { useToggleState } from 'react-stately/useToggleState';
import { defined } from '../internal/defined.js';
import { useEarlyInput } from '../internal/useEarlyInput.js';
import { useOwnRef } from '../internal/useOwnRef.js';
import { useFieldState, type FieldSource } from './useFieldState.js';

interface ToggleSource extends FieldSource {
  label?: ReactNode;
  isSelected?: boolean;
  defaultSelected?: boolean;
  onChange?: (isSelected: boolean) => void;
  value?: string;
  onFocus?: FocusEventHandler<HTMLInputElement>;
  onBlur?: FocusEventHandler<HTMLInputElement>;
  ref?: Ref<HTMLInputElement>;
}

/** What `Checkbox` and `Switch` have in common: the state of one input that is on or off. */
export function useToggleField<Props extends ToggleSource>(props: Props) {
  const { isSelected, defaultSelected, onChange, value, onFocus, onBlur, ref, ...rest } = props;
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
    /** For the input, beside what its hook has for it. */
    eventProps: { onFocus, onBlur },
    /** For `ChoiceField`. */
    fieldProps: { ...fieldProps, controlId: hookProps.id },
  };
}
