import type { TestRunnerConfig } from '@storybook/test-runner';
import { defaultFlavour } from '../../packages/commerce/src/model/flavours.ts';
import { look, openCatalogue, prepare, type VisitOptions } from '@vitrine/story-kit/checks';

const { AUDIT_FILE, STORY_PLATFORM = defaultFlavour, TARGET_URL = '' } = process.env;
const options: VisitOptions = { catalogue: TARGET_URL, platform: STORY_PLATFORM, auditFile: AUDIT_FILE };

/** The test runner plays every story with axe (the a11y addon). After that, the checks of `checks/run.ts` run. */
export default {
  prepare: ({ page }) => openCatalogue(page, options),
  preVisit: prepare,
  async postVisit(page, { id, hasFailure }) {
    if (hasFailure) return;
    const found = await look(page, id, options);
    if (found.length) throw failure(found.join('\n'));
  },
} satisfies TestRunnerConfig;

/** Creates an error without a stack. Jest would show where it was thrown, which does not help with the story. */
const failure = (message: string) => Object.assign(new Error(message), { stack: message });
