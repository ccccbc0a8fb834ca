import type { InputHTMLAttributes } from 'react';

/**
 * The props of a control, with `aria-invalid` where it is required and not invalid. Firefox otherwise tells a screen reader that it is
 * invalid before anybody has used it.
 */
export const statedValidity = <Props extends Pick<InputHTMLAttributes<unknown>, 'required' | 'aria-invalid'>>(
  props: Props,
): Props => (props.required && props['aria-invalid'] === undefined ? { ...props, 'aria-invalid': false } : props);
