'use client';
import type { ReactNode, Ref } from 'react';
import { useMeter } from 'react-aria/useMeter';
import { clamp } from '../internal/clamp.js';
import { defined } from '../internal/defined.js';
import { customProperties, type DomProps } from '../internal/dom.js';
import { Label, Root, Texts, Track, Value } from './Meter.styles.js';

export interface MeterProps extends Omit<DomProps, 'ref' | 'role'> {
  /** The measure from `minValue` to `maxValue`. Values outside are limited to them. */
  value: number;
  /** The least measure. Default: 0. */
  minValue?: number;
  /** The greatest measure, more than `minValue`. Default: 100. */
  maxValue?: number;
  /** The name of the measure; screen readers announce it first. Without one, give an `aria-label`. */
  label?: ReactNode;
  /** The measure in words, such as 'Only 3 left'. It replaces the number on the screen and for screen readers. Default: the measure in `formatOptions`. */
  valueLabel?: string;
  /** How the measure is written. Default: `{ style: 'percent' }`, the share of the way from `minValue` to `maxValue`. All other formats write `value`. */
  formatOptions?: Intl.NumberFormatOptions;
  /** Whether the measure in words shows beside the label. Default: whether there is a label. */
  showsValue?: boolean;
  /** Number of equal parts with gaps between them, such as 4 for the strength of a password. Default: 1, without a gap. */
  segments?: number;
  /**
   * Height: 8 px (`'md'`) or 4 px (`'sm'`). Default: `'md'`.
   * @selector [data-size]
   */
  size?: 'sm' | 'md';
  /**
   * Colour of the measure: good, near a limit, or bad. Put the same into `valueLabel`: not everyone sees colours. Default: `'accent'`.
   * @selector [data-tone]
   */
  tone?: 'accent' | 'warning' | 'sale';
  ref?: Ref<HTMLDivElement>;
}

/** A measure within known bounds, such as a stock or the strength of a password. For the progress of a task, use a `ProgressBar`. */
export function Meter({
  value,
  minValue = 0,
  maxValue = 100,
  label,
  valueLabel,
  formatOptions,
  showsValue = Boolean(label),
  segments = 1,
  size = 'md',
  tone = 'accent',
  style,
  id,
  ...rest
}: MeterProps) {
  // `aria-*` attributes and the id belong to the meter, all others to the root.
  const attributes = Object.entries(rest);
  const aria = Object.fromEntries(attributes.filter(([name]) => name.startsWith('aria-')));
  const others = Object.fromEntries(attributes.filter(([name]) => !name.startsWith('aria-')));
  const { meterProps, labelProps } = useMeter(
    defined({ ...aria, id, value, minValue, maxValue, label, valueLabel, formatOptions }),
  );
  const share = clamp((value - minValue) / (maxValue - minValue), 0, 1);
  return (
    <Root
      {...defined(others)}
      style={customProperties({ '--vt-meter-share': share, '--vt-meter-segments': segments }, style)}
      data-size={size}
      data-tone={tone}
    >
      {(label || showsValue) && (
        <Texts>
          {label && <Label {...labelProps}>{label}</Label>}
          {/* Not every screen reader announces the value of a meter: Orca does not. */}
          {showsValue && <Value>{meterProps['aria-valuetext']}</Value>}
        </Texts>
      )}
      <Track {...defined({ ...aria, ...meterProps })} {...(segments > 1 && { 'data-parted': '' })} />
    </Root>
  );
}
