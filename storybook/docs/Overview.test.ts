import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { pictures } from './pictures.js';

const packages = new URL('../../packages/', import.meta.url);

/** The pages of components, as the story files name them: 'Actions/Button'. */
const pages = ['components', 'sections'].flatMap((name) => {
  const folder = new URL(`${name}/src/`, packages);
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.stories.tsx'))
    .flatMap((file) => /^ {2}title: '(\w+\/\w+)'/m.exec(readFileSync(new URL(file, folder), 'utf8'))?.[1] ?? []);
});

/** No components: what shows that overlays bear each other, and that the checks have real input. */
const others = ['Overlays/Together', 'Checks/Input'];

test('the overview has every component', () => {
  const shown = Object.entries(pictures).flatMap(([group, names]) =>
    Object.keys(names).map((name) => `${group}/${name}`),
  );
  expect(shown.sort()).toEqual(pages.filter((page) => !others.includes(page)).sort());
});
