import { answerProfile } from '../../../server/agents/business';

// Next would make a file of this name once, in the build, which does not know the site's URL.
export const dynamic = 'force-dynamic';

/** What the shop offers to agents: the business profile of the Universal Commerce Protocol. */
export const GET = () => answerProfile();
