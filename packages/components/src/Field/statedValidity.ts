import type { InputHTMLAttributes } from 'react';

/**
 * The props of a control, with an explicit `aria-invalid` if it is required and valid. Otherwise Firefox announces it as invalid before its
 * first use.
 */
export const statedValidity = <Props extends Pick<InputHTMLAttributes<unknown>, 'required' | 'aria-invalid'>>(
  props: Props,
): Props => (props.required && props['aria-invalid'] === undefined ? { ...props, 'aria-invalid': false } : props);
