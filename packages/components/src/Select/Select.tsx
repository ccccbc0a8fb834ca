'use client';
import { useMemo, type Ref } from 'react';
import { mergeProps } from 'react-aria/mergeProps';
import { useButton } from 'react-aria/useButton';
import { useSelect } from 'react-aria/useSelect';
import { useSelectState } from 'react-stately/useSelectState';
import type { ControlClass, FieldTexts } from '../Field/controlProps.js';
import { Field, Marks } from '../Field/Field.js';
import { Label } from '../Field/Field.styles.js';
import { useFieldState } from '../Field/useFieldState.js';
import { ChevronDownIcon } from '../icons/icons.js';
import { defined } from '../internal/defined.js';
import type { DomProps, FocusProps } from '../internal/dom.js';
import { ItemPicture } from './ItemPicture.js';
import { later } from '../internal/later.js';
import { checkChoice } from '../internal/mistakes.js';
import { useCollectionProps, type SelectItem } from './selectItem.js';
import { useFormReset } from '../internal/useFormReset.js';
import { useOwnRef } from '../internal/useOwnRef.js';
import { useMessages } from '../MessagesProvider/MessagesProvider.js';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.js';
import { HiddenControl } from './HiddenControl.js';
import { Control, Trigger, Value, ValueDescription } from './Select.styles.js';

declare const process: { env: { NODE_ENV?: string } };

export type { SelectItem };

const List = later(() => import('./SelectList.js').then(({ SelectList }) => SelectList));

export interface SelectProps<Value extends string = string>
  extends FieldTexts, ControlClass, Omit<DomProps, 'ref' | 'role'>, FocusProps<HTMLButtonElement> {
  /** The options, in this order. Pass the same array while they do not change: another array rebuilds the list. */
  items: readonly SelectItem<Value>[];
  /** Text while nothing is chosen, such as `'Select Size'`. It is also the first option, which removes the choice, unless the field is required. */
  placeholder?: string;
  /** The chosen value; `null` for none. If the prop is present, even as `undefined`, the choice is controlled. */
  value?: Value | null;
  /** The initial choice (uncontrolled). Default: none; without a `placeholder`, the first option that is not disabled. */
  defaultValue?: Value;
  /** Called with the chosen value; `null` for the placeholder. */
  onChange?: (value: Value | null) => void;
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

/**
 * One choice of several, whose options may show colours, pictures and a second line. Screen readers announce a button with the choice and
 * the label, then help and error. For long lists of words, such as countries, use a `NativeSelect`, which has a phone's own picker.
 */
export function Select<Value extends string = string>(props: SelectProps<Value>) {
  const {
    items,
    placeholder,
    value,
    defaultValue,
    onChange,
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
  const messages = useMessages();

  const hasWayBack = placeholder !== undefined && !isRequired;
  const options = useMemo(
    () => (hasWayBack ? [{ value: '', label: placeholder }, ...items] : items),
    [hasWayBack, placeholder, items],
  );
  // Without a placeholder there is always a choice, as in the browser's own select.
  const none =
    placeholder === undefined ? (items.find((item) => !item.isDisabled)?.value ?? null) : hasWayBack ? '' : null;
  const isControlled = 'value' in props;
  if (process.env.NODE_ENV !== 'production')
    checkChoice('Select', rest.label ?? rest['aria-label'], isControlled ? value : defaultValue, items);
  const ownState = useSelectState<SelectItem>({
    ...hookProps,
    items: options,
    ...useCollectionProps(options),
    ...(isControlled ? { value: value ?? none } : { defaultValue: defaultValue ?? none }),
    onChange: (key) => {
      onEdit();
      onChange?.((key ? String(key) : null) as Value | null);
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
  const chosen = state.selectedItem?.value ?? null;
  return (
    <Field {...aroundProps} descriptionProps={descriptionProps} errorMessageProps={errorMessageProps}>
      {label && (
        <Label as="span" {...labelProps}>
          {label}
          <Marks isRequired={isRequired} isOptional={rest.isOptional} />
          {isRequired && <VisuallyHidden data-mark=""> {messages.required}</VisuallyHidden>}
        </Label>
      )}
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
          {...(!chosen?.value && { 'data-placeholder': '' })}
          {...(isInvalid && { 'data-invalid': '' })}
        >
          {chosen && <ItemPicture item={chosen} />}
          <Value {...valueProps}>
            {chosen?.label ?? placeholder}
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
