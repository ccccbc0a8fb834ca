'use client';
import { useRef } from 'react';
import { useRadio } from 'react-aria/useRadioGroup';
import type { RadioGroupState } from 'react-stately/useRadioGroupState';
import { FieldGroup } from '../Field/Field.js';
import { defined } from '../internal/defined.js';
import { customProperties } from '../internal/dom.js';
import { useMessages } from '../MessagesProvider/MessagesProvider.js';
import { useRadioField, type RadioFieldProps } from '../RadioGroup/useRadioField.js';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.js';
import { Fill, Items, Radio, Swatch } from './SwatchGroup.styles.js';

export interface SwatchItem {
  value: string;
  /** Name of the value, `'Moss green'`: shown, or, of a colour or a picture, shown once it is chosen. Always read. */
  label: string;
  /** Any CSS colour or gradient: the value shows as a disc of it. */
  color?: string;
  /** Address of a small picture, of a pattern or a material: the value shows as a disc of it. */
  image?: string;
  /**
   * Out of stock: struck through, read after the name, and can still be chosen. Default: `false`.
   * @selector [data-sold-out]
   */
  isSoldOut?: boolean;
  /** What is said of it in place of the group's `soldOutLabel`, such as that there is no such combination. */
  soldOutLabel?: string;
  /** Cannot be chosen: there is no such variant. Default: `false`. */
  isDisabled?: boolean;
}

export interface SwatchGroupProps extends RadioFieldProps {
  items: readonly SwatchItem[];
  /** Shows while nothing is chosen, such as `'Select Size'`. Default: nothing. */
  placeholder?: string;
  /** What is said of values that are out of stock. Default: `'Sold out'`. */
  soldOutLabel?: string;
}

/** The values of a product's option, all in sight, such as its colours and sizes: radio buttons that look like what they choose. */
export function SwatchGroup({ items, placeholder, soldOutLabel, ...rest }: SwatchGroupProps) {
  const messages = useMessages();
  const soldOut = soldOutLabel ?? messages.soldOut;
  const { state, fieldProps } = useRadioField(rest, 'horizontal');
  const chosen = items.find((item) => item.value === state.selectedValue);
  const choice = chosen?.isSoldOut ? `${chosen.label} (${chosen.soldOutLabel ?? soldOut})` : chosen?.label;

  return (
    <FieldGroup {...fieldProps} choice={choice ?? placeholder}>
      <Items>
        {items.map((item) => (
          <SwatchOption key={item.value} item={item} soldOut={item.soldOutLabel ?? soldOut} state={state} />
        ))}
      </Items>
    </FieldGroup>
  );
}

interface SwatchOptionProps {
  item: SwatchItem;
  soldOut: string;
  state: RadioGroupState;
}

function SwatchOption({ item, soldOut, state }: SwatchOptionProps) {
  const { value, label, color, image, isSoldOut, isDisabled } = item;
  const radio = useRef<HTMLInputElement>(null);
  const { inputProps } = useRadio({ value, children: label, isDisabled: Boolean(isDisabled) }, state, radio);
  const isShownAsText = !color && !image;
  const Text = isShownAsText ? 'span' : VisuallyHidden;
  return (
    <Swatch data-kind={isShownAsText ? 'text' : 'color'} {...(isSoldOut && { 'data-sold-out': '' })}>
      <Radio {...defined(inputProps)} ref={radio} />
      {!isShownAsText && (
        <Fill style={customProperties({ '--vt-swatch': color })}>
          {image && <img src={image} alt="" loading="lazy" />}
        </Fill>
      )}
      <Text>{label}</Text> {isSoldOut && <VisuallyHidden>({soldOut})</VisuallyHidden>}
    </Swatch>
  );
}
