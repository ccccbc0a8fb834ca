'use client';
import { useMemo, type ReactNode, type Ref } from 'react';
import { mergeProps } from 'react-aria/mergeProps';
import { useButton } from 'react-aria/useButton';
import { useListFormatter } from 'react-aria/useListFormatter';
import { useSelect } from 'react-aria/useSelect';
import { useSelectState } from 'react-stately/useSelectState';
import type { ControlClass, FieldTexts } from '../Field/controlProps.js';
import { Field, GroupLabel } from '../Field/Field.js';
import { useFieldState } from '../Field/useFieldState.js';
import { ChevronDownIcon } from '../icons/icons.js';
import { defined } from '../internal/defined.js';
import type { DomProps, FocusProps } from '../internal/dom.js';
import { ItemPicture } from './ItemPicture.js';
import { Option, OptionGroup, type ManyChoices } from './Option.js';
import { later } from '../internal/later.js';
import { checkChoices, checkControlled, checkParts, checkUnique } from '../internal/mistakes.js';
import { useCollectionProps, useEntries, type SelectEntry, type SelectGroup, type SelectItem } from './selectItem.js';
import { useFormReset } from '../internal/useFormReset.js';
import { useOwnRef } from '../internal/useOwnRef.js';
import { HiddenControl } from './HiddenControl.js';
import { Control, Trigger, Value, ValueDescription } from './Select.styles.js';

declare const process: { env: { NODE_ENV?: string } };

export type { SelectEntry, SelectGroup, SelectItem };

const List = later(() => import('./SelectList.js').then(({ SelectList }) => SelectList));

interface SelectBase<Value extends string>
  extends FieldTexts, ControlClass, Omit<DomProps, 'ref' | 'role'>, FocusProps<HTMLButtonElement> {
  /** The options and groups of options, in this order. Pass the same array while they do not change: another array rebuilds the list. */
  items?: readonly SelectEntry<Value>[] | undefined;
  /** `Option`s and `OptionGroup`s, in place of `items`. */
  children?: ReactNode;
  /** Text while nothing is chosen, such as `'Select Size'`. It is also the first option, which removes the choice, unless the field is required. */
  placeholder?: string;
  /** Called with the new state when the list opens or closes. */
  onOpenChange?: (isOpen: boolean) => void;
  /** Whether a value must be chosen before a form can be sent. Screen readers announce it after the label. Default: `false`. */
  isRequired?: boolean;
  /** Default: `false`. */
  isDisabled?: boolean;
  /** Name in a form. */
  name?: string;
  /** The kind of data that a browser may fill in, such as `'shipping country'`. */
  autoComplete?: string;
  ref?: Ref<HTMLButtonElement>;
}

interface OneChoice<Value extends string> {
  /** Whether several options can be chosen. The list then stays open after a choice, and a form gets each value by the same name. Default: `false`. */
  multiple?: false | undefined;
  /** The chosen value; `null` for none, also without a `placeholder`. If the prop is present, even as `undefined`, the choice is controlled. With `multiple`, the chosen values. */
  value?: Value | null;
  /** The initial choice (uncontrolled). Default: none; without a `placeholder`, the first option that is not disabled. With `multiple`, the initial choices; default: none. */
  defaultValue?: Value;
  /** Called with the chosen value; `null` for the placeholder. With `multiple`, with all chosen values, in the order of their choice. */
  onChange?: (value: Value | null) => void;
}

export type SelectProps<Value extends string = string, Multiple extends boolean = false> = SelectBase<Value> &
  (Multiple extends true ? ManyChoices<Value> : OneChoice<Value>);

/**
 * One choice of several, or with `multiple` any number of them, whose options may show colours, pictures and a second line. Screen readers announce a button with the choice and
 * the label, then help and error. For long lists of words, such as countries, use a `NativeSelect`, which has a phone's own picker.
 */
export function Select<Value extends string = string>(
  props: SelectBase<Value> & (OneChoice<Value> | ManyChoices<Value>),
) {
  const {
    items: givenItems,
    children,
    placeholder,
    multiple = false,
    value,
    defaultValue,
    onChange: _onChange,
    onOpenChange,
    autoComplete,
    autoFocus,
    onFocus,
    onBlur,
    inputClassName,
    ref,
    ...rest
  } = props;
  const { isRequired = false } = rest;
  const { name, isInvalid, onEdit, hookProps, fieldProps } = useFieldState(rest);
  const trigger = useOwnRef(ref);
  const { entries, options: items } = useEntries<string>(givenItems, children);

  const hasWayBack = placeholder !== undefined && !isRequired && !multiple;
  const options = useMemo(
    () => (hasWayBack ? [{ value: '', label: placeholder }, ...entries] : entries),
    [hasWayBack, placeholder, entries],
  );
  const none = multiple ? [] : hasWayBack ? '' : null;
  // Without a placeholder there is a choice at first, as in the browser's own select. A caller who controls the choice knows of none.
  const first = multiple || placeholder !== undefined ? undefined : items.find((item) => !item.isDisabled)?.value;
  const isControlled = 'value' in props;
  if (process.env.NODE_ENV !== 'production') {
    const name = rest.label ?? rest['aria-label'];
    checkControlled('Select', props);
    checkUnique('Select', name, items, 'value');
    checkChoices('Select', name, isControlled ? value : defaultValue, items);
    checkParts('Select', name, children, { parts: { Option, OptionGroup }, id: 'value', hasWords: true });
  }
  const ownState = useSelectState<SelectItem, 'single' | 'multiple'>({
    selectionMode: multiple ? 'multiple' : 'single',
    ...hookProps,
    // The collection has the options of groups as well.
    items: options as Iterable<SelectItem>,
    ...useCollectionProps(options),
    ...(isControlled ? { value: value ?? none } : { defaultValue: defaultValue ?? first ?? none }),
    onChange: (chosen) => {
      onEdit();
      if (props.multiple) props.onChange?.([chosen ?? []].flat() as Value[]);
      else props.onChange?.((chosen || null) as Value | null);
    },
    ...(onOpenChange && { onOpenChange }),
  });
  // A reset of the form does not change a controlled choice.
  const state = isControlled ? { ...ownState, defaultValue: ownState.value } : ownState;
  const { labelProps, triggerProps, valueProps, menuProps, hiddenSelectProps, descriptionProps, errorMessageProps } =
    useSelect(hookProps, state, trigger);
  const { buttonProps } = useButton(triggerProps, trigger);
  // The browser resets the hidden control, which must then be set again.
  useFormReset(trigger);

  const { label, ...aroundProps } = fieldProps;
  const all = state.selectedItems.flatMap((node) => node.value ?? []);
  const chosen = all.length === 1 ? all[0] : undefined;
  const list = useListFormatter({ type: 'unit', style: 'short' });
  return (
    <Field {...aroundProps} descriptionProps={descriptionProps} errorMessageProps={errorMessageProps}>
      <GroupLabel {...{ label, labelProps, isRequired }} isOptional={rest.isOptional} />
      <Control>
        <HiddenControl {...hiddenSelectProps} label={label ?? hookProps['aria-label']} {...defined({ autoComplete })} />
        <Trigger
          {...defined({
            ...mergeProps(buttonProps, { onFocus, onBlur }, { onBlur: () => !List.isLoaded() && state.close() }),
            autoFocus,
            className: inputClassName,
            'data-name': name,
          })}
          ref={trigger}
          onPointerOver={List.load}
          {...(!all.some((item) => item.value) && { 'data-placeholder': '' })}
          {...(isInvalid && { 'data-invalid': '' })}
        >
          {chosen && <ItemPicture item={chosen} />}
          <Value {...valueProps}>
            {all.length > 0 ? list.format(all.map((item) => item.label)) : placeholder}
            {chosen?.description && (
              <>
                {' '}
                <ValueDescription>({chosen.description})</ValueDescription>
              </>
            )}
          </Value>
          <ChevronDownIcon size={20} strokeWidth={1.5} aria-hidden="true" />
        </Trigger>
      </Control>
      <List isWanted={state.isOpen} state={state} triggerRef={trigger} listProps={menuProps} />
    </Field>
  );
}
