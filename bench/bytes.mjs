// Client bytes: what an app's bundle grows by, gzipped, React not counted.
import { gzip } from '../scripts/bundling.mjs';
import { bundle, minifyCss, moduleUsing } from './bundle.mjs';
import { libraries, nativeSelects, parts } from './libraries.mjs';
import { kB, ratio, table, verdict } from './report.mjs';

/** react-aria's hooks and styled-components for the same part without a line of ours, in bytes, as measured before this package was begun. */
const floors = { Button: 21400, Drawer: 30400, Menu: 51200, Select: 53900, NumberInput: 34600, Input: 20000 };
const floorOfAll = 68300;
const goals = { floor: 1.12, all: 80000 };

/** Bytes of one import, script and style sheets apart, and the modules that they come from. */
async function size(library, ...imports) {
  const { code, modules } = await bundle(moduleUsing(library.needs ?? {}, ...imports), { isReactExternal: true });
  const css = library.css ? await minifyCss(library.css(modules.map(({ file }) => file))) : '';
  return { js: gzip(code), css: css && gzip(css), modules };
}

/** Resolves to `{ [library id]: { [part]: { js, css, modules } } }`; 'all' is every part that the library has, together. */
export async function measureBytes() {
  const result = {};
  for (const library of libraries) {
    const sizes = (result[library.id] = {});
    for (const part of parts) if (library.parts[part]) sizes[part] = await size(library, library.parts[part]);
    sizes.all = await size(library, ...parts.flatMap((part) => library.parts[part] ?? []));
    const native = nativeSelects[library.id];
    if (native) sizes.nativeSelect = await size(library, native);
  }
  return result;
}

const total = ({ js, css }) => js + (css || 0);

/** Where the bytes of a bundle come from, by package, before compression: what to look at when a goal is missed. */
function sources(modules) {
  const bytes = new Map();
  for (const module of modules) {
    const name = module.file.match(/.*node_modules\/((?:@[^/]+\/)?[^/]+)/)?.[1] ?? 'ours';
    bytes.set(name, (bytes.get(name) ?? 0) + module.bytes);
  }
  const [...largest] = [...bytes].sort((a, b) => b[1] - a[1]).slice(0, 6);
  return largest.map(([name, size]) => `${name} ${kB(size)}`).join(', ');
}

function againstFloors(ours) {
  const rows = [...Object.entries(floors), ['all', floorOfAll]].map(([part, floor]) => [
    part === 'all' ? 'all ten' : part,
    kB(ours[part].js),
    kB(floor),
    ratio(ours[part].js / floor),
    part === 'all'
      ? verdict(ours.all.js <= goals.all, `≤ ${kB(goals.all)}`)
      : verdict(ours[part].js / floor <= goals.floor, `≤ ${ratio(goals.floor)}`),
  ]);
  const missed = Object.keys(floors).filter((part) => ours[part].js / floors[part] > goals.floor);
  if (ours.all.js > goals.all) missed.push('all');
  return [
    table(['', 'ours', 'floor', 'ratio', 'goal'], rows),
    ...missed.map((part) => `${part}, in kB before compression: ${sources(ours[part].modules)}.`),
  ];
}

function againstLibraries(result) {
  const cell = (id, part) => (result[id][part] ? kB(total(result[id][part])) : '–');
  const row = (name, part) => [name, ...libraries.map(({ id }) => cell(id, part))];
  const share = ({ id }) => ratio(total(result.vitrine.all) / total(result[id].all));
  return table(
    ['', ...libraries.map(({ name }) => name)],
    [
      ...parts.map((part) => row(part, part)),
      row("Select, the browser's own", 'nativeSelect'),
      row('all that it has of the ten', 'all'),
      ['ours ÷ its', ...libraries.map((library) => (library.id === 'vitrine' ? '' : share(library)))],
    ],
  );
}

export function reportBytes(result) {
  const lacking = libraries
    .map(({ name, parts: has }) => [name, parts.filter((part) => !has[part])])
    .filter(([, list]) => list.length > 0)
    .map(([name, list]) => `${name} has no ${list.join(', ')}`);
  return [
    '## Client bytes',
    "What an app grows by, in kB (1000 bytes): esbuild, minified, `gzip -9`, React not counted. The floor is react-aria's hooks and styled-components for the same part, before the first line of a component and of its styles.",
    ...againstFloors(result.vitrine),
    `The same with the style sheets that belong to them (ours: \`tokens.css\`, ${kB(result.vitrine.all.css)}; Mantine: those of the parts that are used) and the provider where there must be one (Chakra, Mantine). Base UI and react-aria-components bring no looks; their users' own come on top.`,
    againstLibraries(result),
    `${lacking.join('; ')}.`,
  ];
}
