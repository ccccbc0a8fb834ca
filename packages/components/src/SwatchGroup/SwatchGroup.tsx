'use client';
import { useRef } from 'react';
import { useRadio } from 'react-aria/useRadioGroup';
import type { RadioGroupState } from 'react-stately/useRadioGroupState';
import { FieldGroup } from '../Field/Field.js';
import { defined } from '../internal/defined.js';
import { customProperties } from '../internal/dom.js';
import { checkControlled, checkUnique } from '../internal/mistakes.js';
import { useMessages } from '../MessagesProvider/MessagesProvider.js';
import { useRadioField, type RadioFieldProps } from '../RadioGroup/useRadioField.js';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.js';
import { Fill, Items, Radio, Swatch } from './SwatchGroup.styles.js';

// Bundlers replace it.
declare const process: { env: { NODE_ENV?: string } };

export interface SwatchItem<Value extends string = string> {
  value: Value;
  /** Name of the value, such as `'Moss green'`. Screen readers always announce it. It is visible; with a `color` or an `image`, only once the value is chosen. */
  label: string;
  /** Any CSS colour or gradient. The value then shows as a disc in this colour. */
  color?: string;
  /** URL of a small image of a pattern or a material. The value then shows as a disc with this image. */
  image?: string;
  /**
   * Whether it is out of stock. It is then struck through, announced as such after the name, and can still be chosen. Default: `false`.
   * @selector [data-sold-out]
   */
  isSoldOut?: boolean;
  /** Replaces the group's `soldOutLabel` for this value, for example if the combination does not exist. */
  soldOutLabel?: string;
  /** Whether it cannot be chosen because there is no such variant. Default: `false`. */
  isDisabled?: boolean;
}

export interface SwatchGroupProps<Value extends string = string> extends RadioFieldProps<Value> {
  items: readonly SwatchItem<Value>[];
  /** Text beside the label while nothing is chosen, such as `'Select Size'`. Default: nothing. */
  placeholder?: string;
  /** Label for values that are out of stock. Default: `'Sold out'`. */
  soldOutLabel?: string;
}

/** The values of a product's option, such as its colours and sizes, all visible: radio buttons that look like their values. */
export function SwatchGroup<Value extends string = string>({
  items,
  placeholder,
  soldOutLabel,
  ...rest
}: SwatchGroupProps<Value>) {
  const messages = useMessages();
  const soldOut = soldOutLabel ?? messages.soldOut;
  const { state, fieldProps } = useRadioField(rest, 'horizontal');
  if (process.env.NODE_ENV !== 'production') {
    checkControlled('SwatchGroup', rest);
    checkUnique('SwatchGroup', rest.label ?? rest['aria-label'], items, 'value');
  }
  const chosen = items.find((item) => item.value === state.selectedValue);
  const choice = chosen?.isSoldOut ? `${chosen.label} (${chosen.soldOutLabel ?? soldOut})` : chosen?.label;

  return (
    <FieldGroup {...fieldProps} choice={choice ? <bdi>{choice}</bdi> : placeholder}>
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
  const Text = isShownAsText ? 'bdi' : VisuallyHidden;
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
