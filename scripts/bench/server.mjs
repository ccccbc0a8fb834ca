// Measures rendering on the server: renderToString in Node, a process for each measurement, the libraries in turns.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Failure, output } from '../run/programs.mjs';
import { table } from '../run/tables.mjs';
import { bundle } from './bundle.mjs';
import { bench, libraries } from './libraries.mjs';
import { ms, ratio, verdict } from './report.mjs';

const workloads = { buttons: '200 buttons', tiles: '50 product tiles' };
const buttonsOf = { buttons: 200, tiles: 50 };
/** Goals for both pages: the ratio of our time to the other library's. */
const goals = { chakra: 0.2, mui: 0.35, 'react-aria': 0.65 };
/** The factor by which times may vary between machines and between runs. */
export const allowance = 1.3;

async function prepare({ id, stylesBy = 'plain' }) {
  const { code } = await bundle("import './serverRun.jsx';", {
    isForServer: true,
    alias: {
      app: join(bench, 'apps', `${id}.jsx`),
      'on-server': join(bench, 'apps/onServer', `${stylesBy}.jsx`),
    },
  });
  const folder = join(bench, '.cache');
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `server-${id}.mjs`);
  writeFileSync(file, code);
  return file;
}

/** Resolves to `{ [library id]: { buttons: the median time of each process in ms, tiles: … } }`. */
export async function measureServer({ processes, ...setting }) {
  const files = new Map();
  for (const library of libraries) files.set(library.id, await prepare(library));
  const result = Object.fromEntries(libraries.map(({ id }) => [id, { buttons: [], tiles: [] }]));
  for (let round = 0; round < processes; round++) {
    for (const [id, file] of files) {
      const args = [file, JSON.stringify(setting)];
      const measured = JSON.parse(await output('node', args, { env: { NODE_ENV: 'production' } }));
      for (const [name, { time, buttons }] of Object.entries(measured)) {
        if (buttons !== buttonsOf[name])
          throw new Failure(`${id} rendered ${buttons} buttons for the page of ${name}.`);
        result[id][name].push(time);
      }
    }
  }
  return result;
}

/** Returns a table of the lowest medians, with our share of each library's time and the goals. */
export function timesTable(result, { name, title, goals: limits }) {
  const lowest = (id) => Math.min(...result[id][name]);
  const rows = libraries.map(({ id, name: library }) => {
    const share = lowest('vitrine') / lowest(id);
    const limit = limits[id];
    return [
      library,
      ms(lowest(id)),
      ms(Math.max(...result[id][name])),
      id === 'vitrine' ? '' : ratio(share),
      limit === undefined ? '' : verdict(share <= limit * allowance, `≤ ${ratio(limit)}`),
    ];
  });
  return table([title, 'lowest median, ms', 'highest', 'ours ÷ its', 'goal'], rows);
}

export const reportServer = (result, { processes, batch, batches }) => [
  '## Rendering on the server',
  `\`renderToString\` in Node, production builds, with the styles where they are made while rendering (emotion's). ${processes} processes for each library, in turns; each gives the median of ${batches} batches of ${batch} ms, after a warm-up, in time of its thread on a processor.`,
  ...Object.entries(workloads).map(([name, title]) => timesTable(result, { name, title, goals })),
  'A tile is an article with a picture, a badge, a heading with a link, a price and a button, from the parts that the library has. Base UI has one of them, react-aria-components four, both without styles.',
];
