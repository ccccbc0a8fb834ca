import { useId, useState } from 'react';

interface Radios {
  name?: string | undefined;
  /** Whether the choice is the caller's. */
  isControlled: boolean;
  selectedValue?: string | null | undefined;
  defaultSelectedValue?: string | undefined;
  onSelectionChange?: ((value: string) => void) | undefined;
}

/** The choice of a group of the browser's radio buttons: which one it is, and the attributes of each. */
export function useRadios({ name, isControlled, selectedValue, defaultSelectedValue, onSelectionChange }: Radios) {
  const ownName = useId();
  const [ownValue, setOwnValue] = useState<string | null>(defaultSelectedValue ?? null);
  const selected = isControlled ? (selectedValue ?? null) : ownValue;
  const radioProps = (value: string) => ({
    type: 'radio' as const,
    // Radio buttons of one name are one group, whether or not a form wants it.
    name: name ?? ownName,
    value,
    checked: value === selected,
    onChange: () => {
      setOwnValue(value);
      onSelectionChange?.(value);
    },
  });
  return { selected, radioProps };
}
