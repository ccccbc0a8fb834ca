/**
 * `npm run sbom -- FILE` writes the software bill of materials: all packages that the shop and the published packages need in production, from
 * the lock file, as CycloneDX. Fails if the document does not follow CycloneDX's schema.
 */
import { execFile } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { Spec, Validation } from '@cyclonedx/cyclonedx-library';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** npm writes this version of CycloneDX. */
const validator = new Validation.JsonStrictValidator(Spec.Version.v1dot5);

const readJson = (path) => JSON.parse(readFileSync(`${root}/${path}`, 'utf8'));

/** The manifests of our own packages, by name. */
const readManifests = () => {
  const paths = globSync(['packages/*/package.json', 'site/package.json', 'storybook/package.json'], { cwd: root });
  return new Map(paths.map(readJson).map((manifest) => [manifest.name, manifest]));
};

/** '@vitrine/site@0.0.0' → '@vitrine/site' */
const nameOf = (ref) => ref.slice(0, ref.lastIndexOf('@'));

/** Returns npm's document of everything in the lock file. With `--omit dev`, npm would leave out what any of our packages has as a tool. */
async function readAll() {
  const args = ['sbom', '--package-lock-only', '--sbom-format', 'cyclonedx'];
  const { stdout } = await promisify(execFile)('npm', args, { cwd: root, maxBuffer: 100_000_000 });
  return JSON.parse(stdout);
}

/** Returns the ids of all that these packages need in production, with their own. */
function neededBy(names, { dependencies }, manifests) {
  const edges = new Map(dependencies.map(({ ref, dependsOn }) => [ref, dependsOn]));
  const needs = (ref) => {
    const manifest = manifests.get(nameOf(ref));
    const all = edges.get(ref) ?? [];
    if (!manifest) return all;
    const own = { ...manifest.dependencies, ...manifest.optionalDependencies, ...manifest.peerDependencies };
    return all.filter((other) => nameOf(other) in own);
  };
  const found = new Set([...edges.keys()].filter((ref) => names.includes(nameOf(ref))));
  // A set's iteration reaches what is added meanwhile.
  for (const ref of found) for (const other of needs(ref)) found.add(other);
  return found;
}

/** Returns the bill as JSON. */
export async function readBill() {
  const manifests = readManifests();
  const shipped = [...manifests.values()]
    .filter(({ name, private: isPrivate }) => !isPrivate || name === '@vitrine/site')
    .map(({ name }) => name);
  const all = await readAll();
  const needed = neededBy(shipped, all, manifests);
  const rootRef = all.metadata.component['bom-ref'];
  const bill = {
    ...all,
    components: all.components.filter((component) => needed.has(component['bom-ref'])),
    dependencies: all.dependencies
      .filter(({ ref }) => ref === rootRef || needed.has(ref))
      .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter((other) => needed.has(other)) })),
  };
  return JSON.stringify(bill, null, 2);
}

/** Returns what is wrong with the document by CycloneDX's schema. Null if it is valid. */
export const problemsOf = (bill) => validator.validate(bill);

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const bill = await readBill();
  const problems = await problemsOf(bill);
  if (problems) throw new Error(`The bill of materials is not valid: ${JSON.stringify(problems, null, 2)}`);
  await writeFile(process.argv[2] ?? 'sbom.cdx.json', bill);
}
