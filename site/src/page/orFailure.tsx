import { CommerceError } from '@vitrine/commerce';
import { SearchInput } from '@vitrine/sections';
import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { FailureMessage } from '../client/FailureMessage';
import { inWords } from '../server/log/inWords';
import { failAnswer, ownRetryAfter } from '../server/request/failedAnswer';
import { OtherCollections } from './OtherCollections';
import { PageStatus } from './PageStatus';

/**
 * Renders a page from the platform's responses or, if the platform fails, a page that shows the failure. A failure is never cached: the
 * next visit tries again, and an earlier version of the page is shown instead.
 */
export async function orFailure(href: string, render: () => Promise<ReactNode>): Promise<ReactNode> {
  try {
    return await render();
  } catch (error) {
    if (!(error instanceof CommerceError)) throw error;
    console.error(`The page ${href} could not be rendered: ${inWords(error)}`);
    failAnswer(error.retryAfter);
    return (
      <>
        <PageStatus code={503} retryAfter={error.retryAfter ?? ownRetryAfter} />
        <FailureMessage search={<SearchInput isLikely={false} />}>
          <OtherCollections />
        </FailureMessage>
      </>
    );
  }
}

/** Reads metadata from the platform's responses. Empty if the platform fails: the page itself shows the failure. */
export async function orNoMetadata(read: () => Promise<Metadata>): Promise<Metadata> {
  try {
    return await read();
  } catch (error) {
    if (!(error instanceof CommerceError)) throw error;
    return {};
  }
}
