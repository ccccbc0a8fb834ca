'use client';
import { ErrorMessage, type ErrorMessageProps } from '@vitrine/sections';

const reload = () => window.location.reload();

/** Shown in place of a page whose data the platform did not return. */
export function FailureMessage(props: Pick<ErrorMessageProps, 'search' | 'children'>) {
  return <ErrorMessage onRetry={reload} {...props} />;
}
