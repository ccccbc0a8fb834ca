import { useId, type ReactNode, type Ref } from 'react';
import { clamp } from '../internal/clamp.js';
import { defined } from '../internal/defined.js';
import type { DomProps } from '../internal/dom.js';
import { usePageLocale } from '../internal/usePageLocale.js';
import { Bar, Label, Root, Texts, Value } from './ProgressBar.styles.js';

export interface ProgressBarProps extends Omit<DomProps, 'ref' | 'role'> {
  /** The progress from `minValue` to `maxValue`. Values outside are limited to them. `undefined` if the progress is unknown; the bar then moves. */
  value?: number | undefined;
  /** The value at the start. Default: 0. */
  minValue?: number;
  /** The value at the end. Default: 100. */
  maxValue?: number;
  /** The name of the task; screen readers announce it first. Without one, give an `aria-label`. */
  label?: ReactNode;
  /** The value in words, such as '$12.00 more for free shipping'. It replaces the number on the screen and for screen readers. Default: the percentage, in the `locale`. */
  valueLabel?: string;
  /** Whether the value in words shows beside the label. Default: whether there is a label. */
  showsValue?: boolean;
  /** Language and region of the percentage, BCP 47. Default: the locale of the `I18nProvider` around it; `'en-US'` without one and in server components. */
  locale?: string;
  /**
   * Height: 8 px (`'md'`) or 4 px (`'sm'`). Default: `'md'`.
   * @selector [data-size]
   */
  size?: 'sm' | 'md';
  /**
   * Colour of the completed part. Default: `'accent'`.
   * @selector [data-tone]
   */
  tone?: 'accent' | 'ink' | 'sale';
  ref?: Ref<HTMLProgressElement>;
}

/** The progress of a task. Screen readers announce its label and its value, also on request while it moves. */
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
  const done = value === undefined ? undefined : clamp(value - minValue, 0, span);
  const text = valueLabel ?? (done === undefined || span <= 0 ? undefined : percent(done / span, locale));

  // `aria-*` attributes belong to the bar, all others to the root.
  const attributes = Object.entries(rest);
  const aria = Object.fromEntries(attributes.filter(([name]) => name.startsWith('aria-')));
  const others = Object.fromEntries(attributes.filter(([name]) => !name.startsWith('aria-')));

  return (
    <Root {...defined(others)}>
      {(label || (showsValue && text)) && (
        <Texts>
          {label && <Label htmlFor={barId}>{label}</Label>}
          {/* Screen readers announce the bar's value. */}
          {showsValue && text && <Value aria-hidden="true">{text}</Value>}
        </Texts>
      )}
      <Bar
        {...defined({ 'aria-valuetext': text, ...aria, value: done })}
        {...(ref && { ref })}
        // The browser's own bar begins at 0, and its length must be positive.
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
