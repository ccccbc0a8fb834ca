'use client';
import { ErrorMessage } from '@vitrine/sections';

/** In place of a page that a fault of ours broke; the header, the cart and the footer stay. */
export default function ErrorPage({ retry }: { retry: () => void }) {
  return <ErrorMessage onRetry={retry} />;
}
