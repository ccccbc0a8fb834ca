// Runs Storybook's test runner on the built catalogue, or on another one, with the runner's own options.
//
//   npm run test-storybook                                        every story of the built catalogue
//   npm run test-storybook -- Drawer --verbose                    stories of files whose path contains this
//   npm run test-storybook -- --url http://localhost:6006         a catalogue that is already served
//   STORY_PLATFORM=big_commerce npm run test-storybook -- Header  on this platform, where they are only played
//   npm run test-storybook -- --help                              all its options
import { installWithBrowser } from '../../browsers/browser.mjs';
import { withCatalogue } from '../../run/catalogue.mjs';
import { testStorybook } from './playStories.mjs';
import { main } from '../../run/programs.mjs';

/** Options with which it does not need our catalogue. */
const isComplete = (arg) => ['--help', '-h', '--url', '--clearCache'].includes(arg) || arg.startsWith('--url=');

await main(async () => {
  const args = process.argv.slice(2);
  const env = await installWithBrowser();
  process.exitCode = args.some(isComplete)
    ? await testStorybook(args, env)
    : await withCatalogue((url) => testStorybook(['--url', url, ...args], env));
});
