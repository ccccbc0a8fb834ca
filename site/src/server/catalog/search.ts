import { CommerceError, type ListingView } from '@vitrine/commerce';
import { createMemorySession } from '@vitrine/commerce/server';
import type { FoundByServer } from '@vitrine/sections';
import { headers } from 'next/headers';
import { buyerIp } from '../request/buyerIp';
import { commerceFor } from '../shop/commerce';
import { trustedProxies } from '../environment/variables';
import { countRead } from '../shop/countReads';
import { failAnswer } from '../request/failedAnswer';
import { inWords } from '../log/inWords';
import { isLate } from '../reading/lateFailures';
import { pageTime } from '../reading/reading';

/** Resolves to a page of results for a query, or to the failure. The results are the same for everyone, so no session is read. */
export async function findProducts(
  locale: string,
  query: string,
  page: number,
  view: ListingView,
): Promise<FoundByServer> {
  const asked = await headers();
  const wait = await countRead('search', asked);
  if (wait > 0) {
    failAnswer(wait, 429);
    return { failure: 'throttled' };
  }
  const ip = buyerIp(asked, trustedProxies());
  try {
    const { search } = commerceFor(createMemorySession());
    return { results: await search.search(query, { page, ...view }, { buyer: { locale, ...(ip && { ip }) } }) };
  } catch (error) {
    if (!(error instanceof CommerceError)) throw error;
    console.error(`The search could not be made: ${inWords(error)}`);
    failAnswer(error.retryAfter);
    // The page's other readings, such as the collections, begin now.
    if (isLate(error.kind)) pageTime().isOver = true;
    return { failure: error.kind };
  }
}
