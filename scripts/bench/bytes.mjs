// Client bytes: the growth of an app's bundle, gzipped, without React.
import { gzip } from '../check/size/bundling.mjs';
import { kB, table } from '../run/tables.mjs';
import { bundle, minifyCss, moduleBelow, moduleUsing } from './bundle.mjs';
import { libraries, nativeSelects, parts } from './libraries.mjs';
import { ratio, verdict } from './report.mjs';

/**
 * Floors in bytes: the same part with react-aria's hooks and styled-components, written by hand without our code, as measured before this
 * package was begun.
 */
const floors = { Button: 21400, Drawer: 30400, Menu: 51200, Select: 53900, NumberInput: 34600, Input: 20000 };
/** Goals: the ratio of a part to its floor, and the bytes of the ten parts together. */
const goals = { floor: 1.15, most: 86000, all: 80000 };

/** Measures one import: the bytes of script and of style sheets, and the modules in the bundle. */
async function size(library, ...imports) {
  const { code, modules } = await bundle(moduleUsing(library.needs ?? {}, ...imports), { isReactExternal: true });
  const css = library.css ? await minifyCss(library.css(modules.map(({ file }) => file))) : '';
  return { js: gzip(code), css: css && gzip(css), modules };
}

/** Measures the bytes of the hooks that a part imports. */
async function hooksOf(...imports) {
  const contents = await moduleBelow(moduleUsing(...imports));
  return gzip((await bundle(contents, { isReactExternal: true })).code);
}

/** Resolves to `{ [library id]: { [part]: { js, css, modules } } }`; 'all' is the library's parts together. */
export async function measureBytes() {
  const result = {};
  for (const library of libraries) {
    const sizes = (result[library.id] = {});
    for (const part of parts) if (library.parts[part]) sizes[part] = await size(library, library.parts[part]);
    sizes.all = await size(library, ...parts.flatMap((part) => library.parts[part] ?? []));
    const native = nativeSelects[library.id];
    if (native) sizes.nativeSelect = await size(library, native);
  }
  const [ours, ...peers] = libraries;
  // Our bytes for only the parts that the other library has.
  for (const peer of peers)
    result[peer.id].ours = await size(ours, ...parts.flatMap((part) => (peer.parts[part] ? ours.parts[part] : [])));
  for (const part of parts) result.vitrine[part].hooks = await hooksOf(ours.parts[part]);
  result.vitrine.all.hooks = await hooksOf(...parts.map((part) => ours.parts[part]));
  result.vitrine.nativeSelect.hooks = await hooksOf(nativeSelects.vitrine);
  return result;
}

const total = ({ js, css }) => js + (css || 0);

/** Lists the bytes of a bundle by package, before compression: it helps to find the cause of a missed goal. */
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
  const share = (part) => ours[part].js / floors[part];
  const row = (title, part, ...rest) => [title, kB(ours[part].js), kB(ours[part].hooks), ...rest];
  const all = `${verdict(ours.all.js <= goals.most, `≤ ${kB(goals.most)}`)}, ${verdict(ours.all.js <= goals.all, `≤ ${kB(goals.all)}`)}`;
  const missed = Object.keys(floors).filter((part) => share(part) > goals.floor);
  if (ours.all.js > goals.all) missed.push('all');
  return [
    table(
      ['', 'ours', 'of it hooks', 'floor', 'ours ÷ floor', 'goal'],
      [
        ...parts.map((part) =>
          floors[part]
            ? row(
                part,
                part,
                kB(floors[part]),
                ratio(share(part)),
                verdict(share(part) <= goals.floor, `≤ ${ratio(goals.floor)}`),
              )
            : row(part, part, '', '', ''),
        ),
        row('NativeSelect', 'nativeSelect', '', '', ''),
        row('all ten', 'all', '', '', all),
      ],
    ),
    ...missed.map((part) => `${part}, in kB before compression: ${sources(ours[part].modules)}.`),
  ];
}

function againstLibraries(result) {
  const cell = (id, part) => (result[id][part] ? kB(total(result[id][part])) : '–');
  const row = (name, part) => [name, ...libraries.map(({ id }) => cell(id, part))];
  const share = ({ id }) => ratio(total(result[id].ours) / total(result[id].all));
  return table(
    ['', ...libraries.map(({ name }) => name)],
    [
      ...parts.map((part) => row(part, part)),
      row("Select, the browser's own", 'nativeSelect'),
      row('all that it has of the ten', 'all'),
      ['ours of the same parts', ...libraries.map(({ id }) => (id === 'vitrine' ? '' : kB(total(result[id].ours))))],
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
    'The growth of an app in kB (1000 bytes): esbuild, minified, `gzip -9`, without React. “Of it hooks” is the share of react-aria, react-stately and floating-ui. The floor is a handwritten version of the part, with `useButton` and styled-components in the browser. It was measured before the package was begun.',
    ...againstFloors(result.vitrine),
    `The same parts with their style sheets (ours: the tokens and the sheets of the parts, ${kB(result.vitrine.all.css)} for all ten; Mantine's in the same way) and the provider that Chakra and Mantine need. Base UI and react-aria-components have no styles; their users add their own.`,
    againstLibraries(result),
    `${lacking.join('; ')}.`,
  ];
}
