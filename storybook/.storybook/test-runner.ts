import type { TestRunnerConfig } from '@storybook/test-runner';
import { defaultFlavour } from '../../packages/commerce/src/model/flavours.ts';
import { checksOf } from '@vitrine/story-kit/checks';

const { AUDIT_FILE, STORY_PLATFORM = defaultFlavour, TARGET_URL = '' } = process.env;

/** The test runner plays every story with axe (the a11y addon). After that, the checks of @vitrine/story-checks run. */
export default checksOf({
  url: TARGET_URL,
  platform: STORY_PLATFORM,
  ...(AUDIT_FILE && { auditFile: AUDIT_FILE }),
}) satisfies TestRunnerConfig;
