import type { AriaCheckboxProps } from 'react-aria/useCheckbox';
import { defined } from '../internal/defined.js';
import { Checkbox } from './Checkbox.js';

/** The box that chooses a row, or all of them, with the props of react-aria's hooks. */
export const SelectionBox = ({
  id,
  isSelected,
  isDisabled,
  isIndeterminate,
  onChange,
  ...names
}: AriaCheckboxProps) => (
  <Checkbox
    {...defined({
      id,
      isSelected,
      isDisabled,
      isIndeterminate,
      onChange,
      'aria-label': names['aria-label'],
      'aria-labelledby': names['aria-labelledby'],
    })}
  />
);
