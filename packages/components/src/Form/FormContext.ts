'use client';
import { createContext, use, type ReactNode } from 'react';

export interface FormContextValue {
  /** What is wrong, by the name of the field. */
  errors: ReadonlyMap<string, string>;
  isDisabled: boolean;
  /** For a change that is not an `input` event, such as a choice from a list: what was wrong with the field is no longer said. */
  onEdit: (name: string) => void;
}

/** What a form tells its fields. A field outside a form has nothing to hear. */
export const FormContext = createContext<FormContextValue>({ errors: new Map(), isDisabled: false, onEdit: () => {} });

interface FieldState {
  name?: string | undefined;
  errorMessage?: ReactNode;
  isInvalid?: boolean | undefined;
  isDisabled?: boolean | undefined;
}

/** The state of a field, from its own props and from the form around it. */
export function useFormField({ name, errorMessage, isInvalid, isDisabled }: FieldState) {
  const form = use(FormContext);
  const found = name === undefined ? undefined : form.errors.get(name);
  return {
    errorMessage: found ?? errorMessage,
    isInvalid: found !== undefined || (isInvalid ?? Boolean(errorMessage)),
    isDisabled: Boolean(isDisabled) || form.isDisabled,
    onEdit: () => {
      if (name !== undefined) form.onEdit(name);
    },
  };
}
