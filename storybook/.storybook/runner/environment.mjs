import { getTestRunnerConfig, setupPage } from '@storybook/test-runner';
import { TestEnvironment } from 'jest-environment-node';
import playwright from 'playwright-core';

/** Browser and page stay open from file to file: loading the catalogue for each file would take as long as two stories. */
let browser;
let page;
let shown = 0;

/**
 * The number of stories that a page shows before a new one replaces it. After some hundred stories with all their looks, Chromium drew text
 * with a wrong size now and then.
 */
const most = 100;

/** Connects to the runner's browser, or launches one if the runner has none. */
function openBrowser({ browserName, wsEndpoint, testEnvironmentOptions }) {
  const type = playwright[browserName];
  return wsEndpoint ? type.connect(wsEndpoint) : type.launch(testEnvironmentOptions['jest-playwright'].launchOptions);
}

async function openPage(config) {
  if (!browser?.isConnected()) browser = await openBrowser(config);
  const context = await browser.newContext();
  const opened = await context.newPage();
  await setupPage(opened, context);
  page = opened;
  shown = 0;
}

async function closePage() {
  const left = page;
  page = undefined;
  await left?.context().close();
}

/**
 * The environment of a file of stories. Like the test runner's own, it has a `page` with the test runner in it, and the hooks of
 * `test-runner.ts`. A page that was closed, that is old, or in which a story failed, is replaced before the next story: the failed story may still run.
 */
export default class extends TestEnvironment {
  constructor(config, context) {
    super(config, context);
    this.config = config.projectConfig;
  }

  async setup() {
    await super.setup();
    const { preVisit, postVisit } = await getTestRunnerConfig();
    this.global.__sbPreVisit = async (_, story) => {
      if (shown === most) await closePage();
      if (!browser?.isConnected() || !page || page.isClosed()) await openPage(this.config);
      shown += 1;
      this.global.page = page;
      await preVisit(page, story);
    };
    this.global.__sbPostVisit = postVisit;
    this.global.page = page;
    this.global.jestPlaywright = {
      // Prevents the test runner from playing the story once more.
      resetPage() {
        throw new Error('The story left its page.');
      },
    };
  }

  async handleTestEvent({ name, test }) {
    if (name === 'test_done' && test.errors.length > 0) await closePage();
  }
}
