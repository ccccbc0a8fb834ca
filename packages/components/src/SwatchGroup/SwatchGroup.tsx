'use client';
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

export interface SwatchGroupProps extends RadioFieldProps {
  items: readonly SwatchItem[];
  /** What is said of values that are out of stock. Default: `'Sold out'`. */
  soldOutLabel?: string;
}

/** The values of a product's option, all in sight, such as its colours and sizes: radio buttons that look like what they choose. */
export function SwatchGroup({ items, soldOutLabel, ...rest }: SwatchGroupProps) {
  const messages = useMessages();
  const soldOut = soldOutLabel ?? messages.soldOut;
  const { selected, radioProps, fieldProps } = useRadioField(rest);
  const chosen = items.find((item) => item.value === selected);

  return (
    <FieldGroup {...fieldProps} choice={chosen && (chosen.isSoldOut ? `${chosen.text} (${soldOut})` : chosen.text)}>
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
              <Radio {...defined({ ...radioProps(item.value), disabled: item.isDisabled })} />
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
