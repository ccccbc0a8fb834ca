import { useRef } from 'react';
import { useHiddenSelect, type HiddenSelectProps } from 'react-aria/useSelect';
import { useEarlyInput } from '../internal/useEarlyInput.js';
import type { SelectItem } from './selectItem.js';
import { Hidden } from './Select.styles.js';

/** The browser's own control, visually hidden. A form sends and checks its value, and a browser fills it in. */
export function HiddenControl({ label, ...props }: HiddenSelectProps<SelectItem, 'single' | 'multiple'>) {
  const { state, triggerRef } = props;
  const select = useRef<HTMLSelectElement>(null);
  const { containerProps, selectProps } = useHiddenSelect({ ...props, selectRef: select }, state, triggerRef);
  // The browser restores a form, or fills it in.
  useEarlyInput(() => {
    const options = [...(select.current?.options ?? [])].filter(({ value }) => value);
    if (options.every((option) => option.selected === option.defaultSelected)) return;
    const early = options.flatMap((option) => (option.selected ? [option.value] : []));
    state.setValue(selectProps.multiple ? early : (early[0] ?? null));
  });
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
