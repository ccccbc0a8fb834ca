import { useId, useState, type Ref } from 'react';
import type { FieldTexts } from '../Field/controlProps.js';
import { useField } from '../Field/useField.js';
import type { DomProps } from '../internal/dom.js';
import { useFormReset } from '../internal/useFormReset.js';
import { useOwnRef } from '../internal/useOwnRef.js';

/** What `RadioGroup` and `SwatchGroup` have in common. */
export interface RadioFieldProps extends FieldTexts, Omit<DomProps<HTMLFieldSetElement>, 'role'> {
  /** The chosen value, `null` for none. Once given, even as `undefined`, the choice is the caller's to change. */
  selectedValue?: string | null;
  /** The choice to begin with, when it is not the caller's. Default: none. */
  defaultSelectedValue?: string;
  onSelectionChange?: (value: string) => void;
  /** One must be chosen before a form can be sent. Default: `false`. */
  isRequired?: boolean;
  /** Default: `false`. */
  isDisabled?: boolean;
  /** Name in a form. */
  name?: string;
  ref?: Ref<HTMLFieldSetElement>;
}

/** The choice of a group of the browser's radio buttons: which one it is, and the attributes of the group and of each. */
export function useRadioField<Props extends RadioFieldProps>(props: Props) {
  const { selectedValue, defaultSelectedValue, onSelectionChange, ref, ...rest } = props;
  const group = useOwnRef(ref);
  const { id, name, controlProps, fieldProps } = useField(rest);
  const ownName = useId();
  const [ownValue, setOwnValue] = useState<string | null>(defaultSelectedValue ?? null);
  const selected = 'selectedValue' in props ? (selectedValue ?? null) : ownValue;
  useFormReset(group, () => setOwnValue(defaultSelectedValue ?? null));
  const radioProps = (value: string) => ({
    type: 'radio' as const,
    // Radio buttons of one name are one group, whether or not a form wants it.
    name: name ?? ownName,
    value,
    checked: value === selected,
    required: controlProps.required,
    onChange: () => {
      setOwnValue(value);
      onSelectionChange?.(value);
    },
  });
  return { id, selected, radioProps, fieldProps: { ...fieldProps, ref: group, groupProps: controlProps } };
}
