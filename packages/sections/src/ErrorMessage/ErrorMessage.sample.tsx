'use client';
import { ErrorMessage, SearchInput } from '@vitrine/sections';

/** In the error page of your framework, which has a function that tries again. */
export const Failed = ({ retry = () => window.location.reload() }) => (
  <ErrorMessage onRetry={retry} search={<SearchInput isLikely={false} />} />
);
