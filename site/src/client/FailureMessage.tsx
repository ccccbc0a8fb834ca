'use client';
import { ErrorMessage } from '@vitrine/sections';

const reload = () => window.location.reload();

/** In place of a page that the platform gave no answers for. */
export function FailureMessage() {
  return <ErrorMessage onRetry={reload} />;
}
