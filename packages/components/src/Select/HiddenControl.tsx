import { useRef } from 'react';
import { useHiddenSelect, type HiddenSelectProps } from 'react-aria/useSelect';
import type { SelectItem } from './selectItem.js';
import { Hidden } from './Select.styles.js';

/** The browser's own control, visually hidden. A form sends and checks its value, and a browser fills it in. */
export function HiddenControl({ label, ...props }: HiddenSelectProps<SelectItem, 'single' | 'multiple'>) {
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
          {!selectProps.multiple && <option value="" />}
          {[...state.collection.getKeys()]
            .flatMap((key) => optionOf(state, key))
            .map(({ key, textValue }) => (
              <option key={key} value={key}>
                {textValue}
              </option>
            ))}
        </select>
      </label>
    </Hidden>
  );
}

/** Returns the option with the key; nothing for the key of a group. */
function optionOf({ collection }: HiddenSelectProps<SelectItem, 'single' | 'multiple'>['state'], key: string | number) {
  const node = collection.getItem(key);
  return node?.type === 'item' ? [node] : [];
}
