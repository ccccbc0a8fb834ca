// Measures mounting and rerendering in a browser: a fresh page for each measurement, the libraries in turns.
import { join } from 'node:path';
import { browser, launchChromium } from '../browsers/browser.mjs';
import { bundle } from './bundle.mjs';
import { bench, libraries } from './libraries.mjs';
import { timesTable } from './server.mjs';

const workloads = {
  mount: {
    title: 'mount',
    goals: { chakra: 0.6, 'react-aria': 0.55 },
  },
  update: {
    title: 'render again',
    goals: { chakra: 0.7, 'react-aria': 0.55 },
  },
  mountLaidOut: { title: 'mount, until styles and places are there too', goals: {} },
};

const prepare = async (library) => {
  const { code, modules } = await bundle("import './mountRun.jsx';", {
    alias: { app: join(bench, 'apps', `${library.id}.jsx`) },
  });
  return { code, css: library.css?.(modules.map(({ file }) => file)) ?? '' };
};

async function measurePage(chromium, { code, css }, setting) {
  const page = await chromium.newPage();
  try {
    await page.setContent(
      `<!doctype html><html lang="en"><title>Buttons</title><style>${css}</style><body></body></html>`,
    );
    await page.addScriptTag({ content: code, type: 'module' });
    await page.waitForFunction(() => 'run' in window);
    return await page.evaluate((given) => window.run(given), setting);
  } finally {
    await page.close();
  }
}

/** Resolves to the browser's version and `{ [library id]: { mount: the median time of each page in ms, … } }`. */
export async function measureMount({ pages, ...setting }) {
  const running = await launchChromium(await browser());
  try {
    const bundles = new Map();
    for (const library of libraries) bundles.set(library.id, await prepare(library));
    const times = Object.fromEntries(libraries.map(({ id }) => [id, { mount: [], mountLaidOut: [], update: [] }]));
    for (let round = 0; round < pages; round++) {
      for (const [id, bundled] of bundles) {
        const measured = await measurePage(running, bundled, setting);
        for (const [name, time] of Object.entries(measured)) times[id][name].push(time);
      }
    }
    return { browser: running.version(), times };
  } finally {
    await running.close();
  }
}

export const reportMount = ({ times }, { pages, runs }) => [
  '## Mounting and rendering again in the browser',
  `500 buttons, production builds. ${pages} fresh pages for each library, in turns; each gives the median of ${runs} runs after a warm-up. Rendering again hands every button a new function.`,
  ...Object.entries(workloads).map(([name, { title, goals }]) => timesTable(times, { name, title, goals })),
  'Our button is two elements, one of them a grid, so the browser takes longer to lay it out. The last table has the sum of both.',
];
