'use client';
import { Field, useField } from '@vitrine/components';

/** It connects a control of your own with its label, its help and its error. */
export function Week({ label = 'Week of delivery', errorMessage }: { label?: string; errorMessage?: string }) {
  const { name, controlProps, fieldProps } = useField({ label, errorMessage, name: 'week' });
  return (
    <Field {...fieldProps}>
      <input type="week" {...controlProps} name={name} />
    </Field>
  );
}
