// Checks that each package that was changed since a commit has a changeset: node scripts/checkChangesets.mjs [commit]
// Without one: since the branch left origin/main.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { missingChangesets } from './missingChangesets.mjs';
import { Failure, main, output, root } from './run.mjs';

const isChangeset = (file) => /^\.changeset\/[^/]+\.md$/.test(file);

async function changedFiles(base, filter) {
  const text = await output('git', ['diff', '--name-only', `--diff-filter=${filter}`, `${base}...HEAD`]);
  return text.split('\n').filter(Boolean);
}

async function checkBase(base) {
  try {
    await output('git', ['rev-parse', '--verify', '--quiet', `${base}^{commit}`]);
  } catch {
    throw new Failure(
      `There is no "${base}" here to compare with: fetch it, or say another commit, as in \`npm run changeset:check -- HEAD~1\`.`,
    );
  }
}

await main(async () => {
  const base = process.argv[2] ?? 'origin/main';
  await checkBase(base);
  const changesets = (await changedFiles(base, 'AM')).filter(isChangeset);
  const texts = changesets.map((file) => readFileSync(join(root, file), 'utf8'));
  const missing = missingChangesets(await changedFiles(base, 'ACDMR'), texts);
  if (missing.length)
    throw new Failure(
      `No changeset says what has changed in ${missing.join(', ')}: write one with \`npm run changeset\`, or with \`npm run changeset -- --empty\` if nothing is to be released.`,
    );
  console.log(`Every package that was changed since ${base} has a changeset.`);
});
