'use client';
import { ErrorMessage } from '@vitrine/sections';

const reload = () => window.location.reload();

/** Shown in place of a page whose data the platform did not return. */
export function FailureMessage() {
  return <ErrorMessage onRetry={reload} />;
}
