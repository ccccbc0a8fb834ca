'use client';
import { Field, useField } from '@vitrine/components';
import { useState } from 'react';

/** A field around a control of your own. */
export function Colour() {
  const [colour, setColour] = useState('#4b5d3a');
  const { controlProps, fieldProps } = useField({ label: 'Colour', description: `You chose ${colour}` });
  return (
    <Field {...fieldProps}>
      <input type="color" {...controlProps} value={colour} onChange={({ target }) => setColour(target.value)} />
    </Field>
  );
}
