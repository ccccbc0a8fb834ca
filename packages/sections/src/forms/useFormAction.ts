'use client';
import type { CustomerResult } from '@vitrine/commerce';
import type { FormProps } from '@vitrine/components';
import { useActionState, useMemo, useRef, useState } from 'react';
import { failureOf } from '../state/forms/failure.js';
import { useShop } from '../shop/ShopProvider.js';
import { formErrors } from './formErrors.js';
import { isSuccess, type FormAction, type FormResult } from '../state/forms/formResult.js';

export interface FormActionOptions {
  /** Handles the form before scripts run. Default: none. */
  action: FormAction | undefined;
  /** Handles the form after scripts have loaded. */
  submit: (data: FormData) => Promise<CustomerResult>;
  /** Called after a success. The form keeps its sent state, because another page follows. */
  onSuccess?: () => void;
  /** The names of the form's fields, to assign errors to them. */
  fields: readonly string[];
  /** The message if no answer came, for a form that may not be sent twice without harm. Default: the one for the kind of failure. */
  unanswered?: string;
  /** Whether the page has several forms with this action. Default: `false`. */
  isRepeated?: boolean;
}

export interface FormActionState {
  /** Props for `Form`. */
  formProps: Pick<FormProps, 'action' | 'method' | 'onSubmit' | 'isSubmitting' | 'errors'>;
  isSubmitting: boolean;
  /** The result of the last attempt. */
  result: FormResult | undefined;
}

const noAction: FormAction = (previous) => Promise.resolve(previous ?? { errors: [] });

/** Sends a form by script, or by its `action` before scripts run, and keeps the result. */
export function useFormAction({
  action,
  submit,
  onSuccess,
  fields,
  unanswered,
  isRepeated = false,
}: FormActionOptions): FormActionState {
  const { messages, locale } = useShop();
  // React gives the result to the form at the same place of the tree, by the names of the components around it. A new build may have other
  // ones, and would lose the text of a form that was open before. With an address, React asks only for the same action. The empty one is
  // the page's own.
  const [posted, post] = useActionState(action ?? noAction, undefined, isRepeated ? undefined : '');
  const [sent, setSent] = useState<FormResult>();
  const [isSubmitting, setSubmitting] = useState(false);
  // A second click may precede the next render.
  const isUnderWay = useRef(false);
  const result = sent ?? posted;

  const onSubmit = async (data: FormData) => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setSubmitting(true);
    const answer: FormResult = await submit(data).catch((error: unknown) => ({
      errors: [],
      failure: failureOf(error),
    }));
    const isDone = isSuccess(answer);
    setSent(answer);
    if (isDone) onSuccess?.();
    if (isDone && onSuccess) return;
    isUnderWay.current = false;
    setSubmitting(false);
  };

  const fieldNames = fields.join(' ');
  const errors = useMemo(
    () => formErrors(result, { fields: fieldNames.split(' '), messages, locale, unanswered }),
    [result, fieldNames, messages, locale, unanswered],
  );
  return {
    formProps: {
      // Without an action, a browser must not put the values into the URL.
      ...(action ? { action: post } : { method: 'post' }),
      onSubmit: (data) => void onSubmit(data),
      isSubmitting,
      errors,
    },
    isSubmitting,
    result,
  };
}

/** The text of a field; empty if there is none. */
export function textOf(data: FormData, name: string): string {
  const value = data.get(name);
  return typeof value === 'string' ? value : '';
}
