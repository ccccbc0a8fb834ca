import { useId, type ReactNode, type Ref } from 'react';
import { defined } from '../internal/defined.js';
import type { DomProps } from '../internal/dom.js';
import { usePageLocale } from '../internal/usePageLocale.js';
import { Bar, Label, Root, Texts, Value } from './ProgressBar.styles.js';

export interface ProgressBarProps extends Omit<DomProps, 'ref' | 'role'> {
  /** How far it has come, from `minValue` to `maxValue`; kept within them. `undefined`: nobody knows, and the bar moves. */
  value?: number | undefined;
  /** Default: 0. */
  minValue?: number;
  /** Default: 100. */
  maxValue?: number;
  /** What comes forward; a screen reader hears it first. Without one give an `aria-label`. */
  label?: ReactNode;
  /** The value in words, such as '$12.00 more for free shipping'; shown, and heard in place of the number. Default: the percentage, in the `locale`. */
  valueLabel?: string;
  /** Shows the value in words beside the label. Default: whether there is a label. */
  showsValue?: boolean;
  /** BCP 47, for the percentage. Default: the locale of the `I18nProvider` around it; `'en-US'` without one and in server components. */
  locale?: string;
  /**
   * 8 or 4 px tall. Default: `'md'`.
   * @selector [data-size]
   */
  size?: 'sm' | 'md';
  /**
   * Colour of the part that is done. Default: `'accent'`.
   * @selector [data-tone]
   */
  tone?: 'accent' | 'ink' | 'sale';
  ref?: Ref<HTMLProgressElement>;
}

/** How far something has come. A screen reader hears its label and its value, and can ask for them while it moves. */
export function ProgressBar({
  value,
  minValue = 0,
  maxValue = 100,
  label,
  valueLabel,
  showsValue = Boolean(label),
  locale: ownLocale,
  size = 'md',
  tone = 'accent',
  id,
  ref,
  ...rest
}: ProgressBarProps) {
  const ownId = useId();
  const barId = id ?? ownId;
  const locale = usePageLocale(ownLocale);
  const span = maxValue - minValue;
  const done = value === undefined ? undefined : Math.min(Math.max(value - minValue, 0), span);
  const text = valueLabel ?? (done === undefined || span <= 0 ? undefined : percent(done / span, locale));

  // What is said of it belongs to the bar, everything else to the whole.
  const attributes = Object.entries(rest);
  const aria = Object.fromEntries(attributes.filter(([name]) => name.startsWith('aria-')));
  const others = Object.fromEntries(attributes.filter(([name]) => !name.startsWith('aria-')));

  return (
    <Root {...defined(others)}>
      {(label || (showsValue && text)) && (
        <Texts>
          {label && <Label htmlFor={barId}>{label}</Label>}
          {/* The bar says it to a screen reader. */}
          {showsValue && text && <Value aria-hidden="true">{text}</Value>}
        </Texts>
      )}
      <Bar
        {...defined({ 'aria-valuetext': text, ...aria, value: done })}
        {...(ref && { ref })}
        // The browser's own bar begins at 0 and knows no other length than a positive one.
        max={span > 0 ? span : 1}
        id={barId}
        data-size={size}
        data-tone={tone}
        data-motion="own"
      />
    </Root>
  );
}

const percent = (part: number, locale: string) =>
  new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 }).format(part);
