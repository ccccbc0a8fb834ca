'use client';
import { useId, type Ref } from 'react';
import type { FieldTexts } from '../Field/controlProps.js';
import { FieldGroup } from '../Field/Field.js';
import { useFormField } from '../Form/FormContext.js';
import { defined } from '../internal/defined.js';
import { customProperties, type DomProps } from '../internal/dom.js';
import { useMessages } from '../MessagesProvider/MessagesProvider.js';
import { useRadios } from '../RadioGroup/useRadios.js';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.js';
import { Fill, Items, Radio, Swatch } from './SwatchGroup.styles.js';

export interface SwatchItem {
  value: string;
  /** Name of the value, `'Moss green'`: shown, or, of a colour or a picture, shown once it is chosen. Always read. */
  text: string;
  /** Any CSS colour or gradient: the value shows as a disc of it. */
  color?: string;
  /** Address of a small picture, of a pattern or a material: the value shows as a disc of it. */
  image?: string;
  /** Out of stock: struck through, read after the name, and can still be chosen. Default: `false`. */
  isSoldOut?: boolean;
  /** Cannot be chosen: there is no such variant. Default: `false`. */
  isDisabled?: boolean;
}

export interface SwatchGroupProps extends FieldTexts, Omit<DomProps<HTMLFieldSetElement>, 'role'> {
  items: readonly SwatchItem[];
  /** The chosen value, `null` for none. Once given, even as `undefined`, the choice is the caller's to change. */
  selectedValue?: string | null;
  /** The choice to begin with, when it is not the caller's. Default: none. */
  defaultSelectedValue?: string;
  onSelectionChange?: (value: string) => void;
  /** What is said of values that are out of stock. Default: `'Sold out'`. */
  soldOutLabel?: string;
  /** One must be chosen before a form can be sent. Default: `false`. */
  isRequired?: boolean;
  /** Default: `false`. */
  isDisabled?: boolean;
  /** Name in a form. */
  name?: string;
  ref?: Ref<HTMLFieldSetElement>;
}

/** The values of a product's option, all in sight, such as its colours and sizes: radio buttons that look like what they choose. */
export function SwatchGroup(props: SwatchGroupProps) {
  const {
    items,
    selectedValue,
    defaultSelectedValue,
    onSelectionChange,
    soldOutLabel,
    isRequired,
    isDisabled: isSwitchedOff,
    name,
    errorMessage: ownError,
    isInvalid: isOwnInvalid,
    id,
    ...rest
  } = props;
  const ownId = useId();
  const groupId = id ?? ownId;
  const messages = useMessages();
  const soldOut = soldOutLabel ?? messages.soldOut;
  const field = { name, errorMessage: ownError, isInvalid: isOwnInvalid, isDisabled: isSwitchedOff };
  const { errorMessage, isInvalid, isDisabled } = useFormField(field);
  const isControlled = 'selectedValue' in props;
  const { selected, radioProps } = useRadios({
    name,
    isControlled,
    selectedValue,
    defaultSelectedValue,
    onSelectionChange,
  });
  const chosen = items.find((item) => item.value === selected);

  return (
    <FieldGroup
      {...rest}
      id={groupId}
      {...{ errorMessage, isInvalid, isDisabled, isRequired }}
      choice={chosen && (chosen.isSoldOut ? `${chosen.text} (${soldOut})` : chosen.text)}
    >
      <Items>
        {items.map((item) => {
          const isShownAsText = !item.color && !item.image;
          const Text = isShownAsText ? 'span' : VisuallyHidden;
          return (
            <Swatch
              key={item.value}
              data-kind={isShownAsText ? 'text' : 'color'}
              {...(item.isSoldOut && { 'data-sold-out': '' })}
            >
              <Radio {...defined({ ...radioProps(item.value), required: isRequired, disabled: item.isDisabled })} />
              {!isShownAsText && (
                <Fill style={customProperties({ '--vt-swatch': item.color })}>
                  {item.image && <img src={item.image} alt="" loading="lazy" />}
                </Fill>
              )}
              <Text>{item.text}</Text> {item.isSoldOut && <VisuallyHidden>({soldOut})</VisuallyHidden>}
            </Swatch>
          );
        })}
      </Items>
    </FieldGroup>
  );
}
