import type { TestRunnerConfig } from '@storybook/test-runner';
import { usualFlavour } from '../../packages/commerce/src/model/flavours.ts';
import { look, openCatalogue, prepare, type VisitOptions } from './checks/visit.ts';

const { AUDIT_FILE, STORY_PLATFORM = usualFlavour, TARGET_URL = '' } = process.env;
const options: VisitOptions = { catalogue: TARGET_URL, platform: STORY_PLATFORM, auditFile: AUDIT_FILE };

/** The test runner plays every story, with axe (the a11y addon). Then it is looked at as `checks/run.ts` says. */
export default {
  prepare: ({ page }) => openCatalogue(page, options),
  preVisit: prepare,
  async postVisit(page, { id, hasFailure }) {
    if (hasFailure) return;
    const found = await look(page, id, options);
    if (found.length) throw failure(found.join('\n'));
  },
} satisfies TestRunnerConfig;

/** Jest shows the place where an error was thrown: here it says nothing of the story. */
const failure = (message: string) => Object.assign(new Error(message), { stack: message });
