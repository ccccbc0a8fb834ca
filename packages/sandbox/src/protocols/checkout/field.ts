/** The types of the checkout's fields, of the recipient and of the card. */
import type { Address } from '../../shop/records.js';

export interface Field {
  name: FieldName;
  label: string;
  autocomplete: string;
  /** The format of the value. */
  hint?: string;
  /** The keyboard that a phone shows. */
  inputMode?: 'email' | 'tel' | 'numeric';
  isOptional?: boolean;
  /** Whether the field takes half the width of a wide form. */
  isHalf?: boolean;
}

export type FieldName = 'email' | keyof Address | 'card' | 'expires' | 'securityCode';

export type Values = Record<FieldName, string>;
export type FieldErrors = Partial<Record<FieldName, string>>;
