import PlaywrightRunner from '@storybook/test-runner/dist/jest-playwright-entries/runner.js';

/** Jest's runner, which starts the browsers. */
export default class extends PlaywrightRunner {
  /** Closes the browsers after the last file, before Jest ends the workers. The open pages of `environment.mjs` would keep a worker from ending. */
  async getTests(...args) {
    const tests = await super.getTests(...args);
    let left = tests.length;
    const count = async () => {
      left -= 1;
      if (left === 0) await Promise.all(Object.values(this.browser2Server).map((server) => server.close()));
    };
    this.on('test-file-success', count);
    this.on('test-file-failure', count);
    return tests;
  }
}
