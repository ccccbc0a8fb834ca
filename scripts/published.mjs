// Packs the packages and checks what would be published: node scripts/published.mjs [file for the results]
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { problemAffectsResolutionKind, problemKindInfo } from '@arethetypeswrong/core/problems';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { buildPackages } from './build.mjs';
import { formProblems } from './publishedForm.mjs';
import { cache, Failure, main, output, root } from './run.mjs';

const tarballs = join(cache, 'tarballs');
const license = readFileSync(join(root, 'LICENSE'), 'utf8');

/** Packs all packages at once. Resolves to the name and the tarball of each. */
async function pack() {
  rmSync(tarballs, { recursive: true, force: true });
  mkdirSync(tarballs, { recursive: true });
  const folders = readdirSync(join(root, 'packages')).map((name) => `--workspace=packages/${name}`);
  const packed = await output('npm', ['pack', '--json', `--pack-destination=${tarballs}`, ...folders]);
  return Object.values(JSON.parse(packed)).map(({ name, filename }) => ({
    name,
    tarball: readFileSync(join(tarballs, filename)),
  }));
}

/** The text of each file of a tarball, by its path in the package. */
function filesOf(contents) {
  const folder = `/node_modules/${contents.packageName}/`;
  return new Map(contents.listFiles(folder).map((file) => [file.slice(folder.length), contents.readFile(file)]));
}

async function publintProblems({ tarball }) {
  const { messages, pkg } = await publint({ pack: { tarball: Uint8Array.from(tarball).buffer }, strict: true });
  return messages.map((message) => formatMessage(message, pkg, { color: false }));
}

/** The packages are ES modules: what resolves them as CommonJS, or knows nothing of `exports`, is left out. */
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
  for (const { name, tarball } of await pack()) {
    const contents = createPackageFromTarballData(tarball);
    for (const [check, find] of Object.entries(checks)) {
      const problems = await find({ tarball, contents });
      console.log(`${problems.length ? '✗' : '✓'} ${check.padEnd(7)} ${name}`);
      for (const problem of problems) console.log(`    ${problem}`);
      counts[problems.length ? 'failed' : 'passed'] += 1;
    }
  }
  const [file] = process.argv.slice(2);
  if (file) writeFileSync(file, JSON.stringify(counts));
  if (counts.failed) throw new Failure('The packages are not as they should be published: see above.');
});
