'use client';
import { ErrorMessage } from '@vitrine/sections';

/**
 * Shown in place of a page whose rendering failed because of an error in our code. The header, the cart and the footer
 * stay.
 */
export default function ErrorPage({ retry }: { retry: () => void }) {
  return <ErrorMessage onRetry={retry} />;
}
