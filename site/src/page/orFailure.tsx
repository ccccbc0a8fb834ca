import { CommerceError } from '@vitrine/commerce';
import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { FailureMessage } from '../client/FailureMessage';
import { ownRetryAfter } from '../server/request/failedAnswer';
import { PageStatus } from './PageStatus';

/**
 * The page that the platform's answers make or, where the platform fails, one that says so. The latter is never kept: the next
 * visit tries again, and a page that was there before is shown instead.
 */
export async function orFailure(href: string, render: () => Promise<ReactNode>): Promise<ReactNode> {
  try {
    return await render();
  } catch (error) {
    if (!(error instanceof CommerceError)) throw error;
    console.error(`The page ${href} could not be rendered: ${error.call} failed (${error.kind}). ${error.message}`);
    return (
      <>
        <PageStatus code={503} retryAfter={error.retryAfter ?? ownRetryAfter} />
        <FailureMessage />
      </>
    );
  }
}

/** The metadata that the platform's answers make; the page itself says where they are missing. */
export async function orNoMetadata(read: () => Promise<Metadata>): Promise<Metadata> {
  try {
    return await read();
  } catch (error) {
    if (!(error instanceof CommerceError)) throw error;
    return {};
  }
}
