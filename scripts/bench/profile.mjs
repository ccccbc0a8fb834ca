// What a press costs, by functions: the samples of V8's profiler, with the names of a build that has source maps.
import { existsSync, readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { join } from 'node:path';
import { root } from '../run/programs.mjs';

const chunks = '/_next/static/chunks/';

/** Returns a script's map and its lines before its own first line; undefined for a script that has no map. */
function mapOf(url) {
  const place = url.indexOf(chunks);
  if (place < 0) return undefined;
  const folder = join(root, 'site/.next/static/chunks');
  const file = join(folder, url.slice(place + chunks.length));
  const script = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const map = script.match(/sourceMappingURL=(\S+)\s*$/)?.[1];
  if (!map) return undefined;
  const payload = JSON.parse(readFileSync(join(folder, map), 'utf8'));
  const sections = payload.sections?.map((section) => section.map) ?? [payload];
  const sources = new Map(
    sections.flatMap(({ sources: names, sourcesContent }) =>
      names.map((source, index) => [source, sourcesContent?.[index]?.split('\n')]),
    ),
  );
  // The hint to compile the script is put before a script that has its map already.
  const before = script.startsWith('//# allFunctions') ? 1 : 0;
  return { map: new SourceMap(payload), before, sources };
}

/** `packages/sections/dist/Cart/Cart.js`, or `react-dom/cjs/react-dom-client.production.js` */
const shortened = (source) =>
  source
    .replace(/^.*node_modules\//, '')
    .replace(/^.*\[project\]\//, '')
    .replace(/^.*\/(packages|site)\//, '$1/')
    .replace(/\?.*$/, '');

/** Returns the name of the function whose parameters begin at a column of its line. */
function nameAt(line, column, fallback) {
  const before = line.slice(0, column).match(/([\w$]+)\s*(?:[:=]\s*)?(?:async\s*)?(?:function\s*)?$/)?.[1];
  const after = line.slice(column).match(/^(?:async\s+)?(?:function\*?\s+)?([\w$]+)\s*\(/)?.[1];
  return [after, before, fallback].find((name) => name && !/^(?:function|async|return|if|default)$/.test(name));
}

/** Makes a function that returns the file and name of a function of the profile. */
function makeNames() {
  const maps = new Map();
  return ({ url, functionName, lineNumber, columnNumber }) => {
    if (!url) return { file: 'the browser', name: functionName || '(native)' };
    if (!maps.has(url)) maps.set(url, mapOf(url));
    const found = maps.get(url);
    const entry = found?.map.findEntry(lineNumber - found.before, columnNumber);
    if (!entry?.originalSource)
      return { file: url.replace(/^.*\//, ''), name: functionName || `line ${lineNumber + 1}` };
    const { originalSource, originalLine, originalColumn, name } = entry;
    const line = found.sources.get(originalSource)?.[originalLine] ?? '';
    return {
      file: shortened(originalSource),
      name: nameAt(line, originalColumn, name) ?? `line ${originalLine + 1}`,
    };
  };
}

/** Makes a function that returns the functions that run in a node of a profile: the innermost first, each once. */
function makeStacks({ nodes }, nameOf) {
  const frames = new Map(nodes.map(({ id, callFrame }) => [id, callFrame]));
  const callers = new Map(nodes.flatMap(({ id, children = [] }) => children.map((child) => [child, id])));
  const stacks = new Map();
  const stackOf = (id) => {
    if (!stacks.has(id)) {
      const outer = callers.has(id) ? stackOf(callers.get(id)) : [];
      const { file, name } = nameOf(frames.get(id));
      const key = `${name}, ${file}`;
      stacks.set(id, [key, ...outer.filter((other) => other !== key)]);
    }
    return stacks.get(id);
  };
  return (id) => (frames.get(id).functionName === '(idle)' ? undefined : stackOf(id));
}

/**
 * Adds up profiles of the same press.
 *
 * @param profiles each with its `profile` of the protocol, and `from` and `to`, in µs of its clock
 * @returns each function with its file, the share of its own time, and the share with the functions that it calls; the largest own first
 */
export function sharesOf(profiles) {
  const nameOf = makeNames();
  const times = new Map();
  let total = 0;
  for (const { profile, from, to } of profiles) {
    const stackOf = makeStacks(profile, nameOf);
    let time = profile.startTime;
    profile.samples.forEach((id, index) => {
      time += profile.timeDeltas[index];
      const length = profile.timeDeltas[index + 1] ?? 0;
      const stack = time < from || time > to ? undefined : stackOf(id);
      stack?.forEach((key, depth) => {
        const { own = 0, all = 0 } = times.get(key) ?? {};
        times.set(key, { own: own + (depth === 0 ? length : 0), all: all + length });
      });
      if (stack) total += length;
    });
  }
  return [...times]
    .map(([name, { own, all }]) => ({ name, own: own / total, all: all / total }))
    .sort((a, b) => b.own - a.own);
}

/** The owners of functions, each with its files. The first that fits has a function. */
const owners = {
  'the browser': /^the browser$/,
  React: /^next\/dist\/compiled\/(?:react|scheduler)/,
  Next: /^next\//,
  ours: /^(?:site|packages\/(?:commerce|components|northlane|sections))\//,
  others: /./,
};

export const ownerNames = Object.keys(owners);

/** Returns the share of each owner's functions, in the order of `ownerNames`. @param shares from `sharesOf` */
export function sharesByOwner(shares) {
  const ownerOf = (name) => {
    const file = name.slice(name.lastIndexOf(', ') + 2);
    return ownerNames.find((owner) => owners[owner].test(file));
  };
  const byOwner = Object.groupBy(shares, ({ name }) => ownerOf(name));
  return ownerNames.map((owner) => (byOwner[owner] ?? []).reduce((total, { own }) => total + own, 0));
}
