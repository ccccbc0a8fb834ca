import type { Ref } from 'react';
import { useRadioGroup } from 'react-aria/useRadioGroup';
import { useRadioGroupState } from 'react-stately/useRadioGroupState';
import type { FieldTexts } from '../Field/controlProps.js';
import { useFieldState } from '../Field/useFieldState.js';
import { defined } from '../internal/defined.js';
import type { DomProps, FocusProps } from '../internal/dom.js';
import { useEarlyInput } from '../internal/useEarlyInput.js';
import { useOwnRef } from '../internal/useOwnRef.js';

/** Props that `RadioGroup` and `SwatchGroup` share. */
export interface RadioFieldProps<Value extends string = string>
  extends FieldTexts, Omit<DomProps<HTMLFieldSetElement>, 'role'>, Omit<FocusProps, 'autoFocus'> {
  /** The chosen value, `null` for none (controlled). */
  value?: Value | null;
  /** The initial choice (uncontrolled). Default: none. */
  defaultValue?: Value;
  /** Called with the chosen value. */
  onChange?: (value: Value) => void;
  /** Whether one must be chosen before a form can be sent. Default: `false`. */
  isRequired?: boolean;
  /** Default: `false`. */
  isDisabled?: boolean;
  /** Name in a form. */
  name?: string;
  ref?: Ref<HTMLFieldSetElement>;
}

/** Manages the choice of a group of radio buttons. Returns the state, which each of them takes, and the attributes of the group. */
export function useRadioField<Value extends string, Props extends RadioFieldProps<Value>>(
  props: Props & RadioFieldProps<Value>,
  orientation: 'vertical' | 'horizontal',
) {
  const { value, defaultValue, onChange, ref, ...rest } = props;
  const group = useOwnRef(ref);
  const { hookProps, fieldProps, isInvalid, onEdit } = useFieldState(rest);
  const groupOptions = { ...hookProps, orientation };
  const state = useRadioGroupState({
    ...groupOptions,
    ...defined({ value, defaultValue }),
    onChange: (next) => {
      onEdit();
      onChange?.(next as Value);
    },
  });
  const { radioGroupProps, labelProps, descriptionProps, errorMessageProps } = useRadioGroup(groupOptions, state);
  useEarlyInput(() => {
    const chosen = group.current?.querySelector<HTMLInputElement>('input:checked');
    if (chosen) state.setSelectedValue(chosen.value);
  });
  return {
    id: hookProps.id,
    state,
    /** For `FieldGroup`. */
    fieldProps: {
      ...fieldProps,
      isInvalid,
      groupProps: radioGroupProps,
      labelProps,
      descriptionProps,
      errorMessageProps,
      ref: group,
    },
  };
}
