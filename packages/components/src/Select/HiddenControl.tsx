import { useRef } from 'react';
import { useHiddenSelect, type HiddenSelectProps } from 'react-aria/useSelect';
import type { SelectItem } from './selectItem.js';
import { Hidden } from './Select.styles.js';

/** The browser's own control, visually hidden. A form sends and checks its value, and a browser fills it in. */
export function HiddenControl({ label, ...props }: HiddenSelectProps<SelectItem>) {
  const { state, triggerRef } = props;
  const select = useRef<HTMLSelectElement>(null);
  const { containerProps, selectProps } = useHiddenSelect({ ...props, selectRef: select }, state, triggerRef);
  const { style: _style, ...rest } = containerProps;
  return (
    <Hidden {...rest}>
      {/* Firefox uses the label to recognise what the field is for. */}
      <label>
        {label}
        <select {...selectProps} ref={select}>
          <option value="" />
          {[...state.collection].map(({ key, textValue }) => (
            <option key={key} value={key}>
              {textValue}
            </option>
          ))}
        </select>
      </label>
    </Hidden>
  );
}
