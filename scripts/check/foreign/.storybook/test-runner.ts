import type { TestRunnerConfig } from '@storybook/test-runner';
import { standardVisits, storyChecks } from '@vitrine/story-checks';

export default storyChecks({
  url: process.env.TARGET_URL ?? 'http://127.0.0.1:6006',
  visits: () => standardVisits({ direction: 'rtl' }),
  page: { primary: 'button' },
}) satisfies TestRunnerConfig;
