import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { problemsOf, readBill } from './sbom.mjs';

const bill = await readBill();
const { components, dependencies, ...rest } = JSON.parse(bill);

it('the bill of materials follows the schema of CycloneDX', async () => {
  expect(await problemsOf(bill)).toBeNull();
  expect(await problemsOf(JSON.stringify({ ...rest, components: [{ name: 'next' }] }))).not.toBeNull();
});

it('the bill of materials has each production dependency of the shop in its version, and no tool', async () => {
  const manifest = JSON.parse(await readFile(new URL('../../site/package.json', import.meta.url), 'utf8'));
  const listed = components.map((component) => component['bom-ref']);
  const own = Object.entries(manifest.dependencies).filter(([, version]) => version !== '*');
  expect(own.length).toBeGreaterThan(5);
  for (const [name, version] of own) expect(listed).toContain(`${name}@${version}`);
  // What these need in turn is there too.
  expect(listed.some((ref) => ref.startsWith('react-aria@'))).toBe(true);
  const names = listed.map((ref) => ref.slice(0, ref.lastIndexOf('@')));
  for (const tool of ['vitest', 'eslint', 'storybook', 'puppeteer-core']) expect(names).not.toContain(tool);
});

it('the bill of materials names in its graph only what it lists', () => {
  const known = new Set([rest.metadata.component['bom-ref'], ...components.map((component) => component['bom-ref'])]);
  for (const { ref, dependsOn } of dependencies) for (const name of [ref, ...dependsOn]) expect(known).toContain(name);
});
