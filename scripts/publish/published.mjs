// Packs the packages and checks what would be published: node scripts/publish/published.mjs [file for the results]
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { problemAffectsResolutionKind, problemKindInfo } from '@arethetypeswrong/core/problems';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { buildPackages } from '../run/build.mjs';
import { pack } from './pack.mjs';
import { formProblems } from './publishedForm.mjs';
import { cache, main, root } from '../run/programs.mjs';
import { conclude } from '../run/results.mjs';

const license = readFileSync(join(root, 'LICENSE'), 'utf8');

/** Returns the text of each file of a tarball, by its path in the package. */
function filesOf(contents) {
  const folder = `/node_modules/${contents.packageName}/`;
  return new Map(contents.listFiles(folder).map((file) => [file.slice(folder.length), contents.readFile(file)]));
}

async function publintProblems({ tarball }) {
  const { messages, pkg } = await publint({ pack: { tarball: Uint8Array.from(tarball).buffer }, strict: true });
  return messages.map((message) => formatMessage(message, pkg, { color: false }));
}

/** The packages are ES modules. Resolution as CommonJS, or without `exports`, is not checked. */
const resolutions = ['node16-esm', 'bundler'];

async function typeProblems({ contents }) {
  const analysis = await checkPackage(contents, { excludeEntrypoints: [/\.(css|json)$/] });
  if (!analysis.types) return ['It has no types.'];
  return analysis.problems
    .filter((problem) => resolutions.some((kind) => problemAffectsResolutionKind(problem, kind, analysis)))
    .map(({ kind, ...where }) => `${problemKindInfo[kind].shortDescription}: ${JSON.stringify(where)}`);
}

function ownProblems({ contents }) {
  const files = filesOf(contents);
  return formProblems({ manifest: JSON.parse(files.get('package.json')), files, license });
}

const checks = { publint: publintProblems, attw: typeProblems, form: ownProblems };

await main(async () => {
  await buildPackages();
  const counts = { passed: 0, failed: 0 };
  for (const { name, file } of await pack(join(cache, 'tarballs'))) {
    const tarball = readFileSync(file);
    const contents = createPackageFromTarballData(tarball);
    for (const [check, find] of Object.entries(checks)) {
      const problems = await find({ tarball, contents });
      console.log(`${problems.length ? '✗' : '✓'} ${check.padEnd(7)} ${name}`);
      for (const problem of problems) console.log(`    ${problem}`);
      counts[problems.length ? 'failed' : 'passed'] += 1;
    }
  }
  process.exitCode = conclude(counts, process.argv[2]);
});
