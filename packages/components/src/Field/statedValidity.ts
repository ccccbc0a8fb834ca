import type { InputHTMLAttributes } from 'react';

/**
 * The props of a control, with an explicit `aria-invalid` if it is required and valid. Otherwise Firefox announces it as invalid before its
 * first use. The cost: Firefox keeps this `false` as an attribute of the field's text, so Orca, which reads the attribute, does not announce
 * "invalid" once the field has an error. It announces the error itself.
 */
export const statedValidity = <Props extends Pick<InputHTMLAttributes<unknown>, 'required' | 'aria-invalid'>>(
  props: Props,
): Props => (props.required && props['aria-invalid'] === undefined ? { ...props, 'aria-invalid': false } : props);
