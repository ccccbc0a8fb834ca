import { existsSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { allFiles, read } from '../../run/files.mjs';
import { root } from '../../run/programs.mjs';

const files = allFiles();
const documents = files.filter((file) =>
  /^(docs\/.*|README|CONTRIBUTING|AGENTS|\.github\/.*|(packages\/[^/]+|site)\/(README|docs\/.*))\.md$/.test(file),
);
const decisions = files.filter((file) => /^docs\/decisions\/\d{3}-.*\.md$/.test(file));
/** Decisions with more than 250 words, because of their measurements. */
const longer = new Set(['docs/decisions/126-stories-in-one-page.md']);
const decisionNumbers = new Set(decisions.map((file) => basename(file).slice(0, 3)));

/** Returns a document without its fenced blocks: a guide's blocks contain the files of its reader's app. */
const prose = (file) => read(file).replace(/^```.*?^```/gms, '');
const codeSpans = (file) => [...prose(file).matchAll(/`([^`\n]+)`/g)].map(([, text]) => text);
const links = (file) => [...prose(file).matchAll(/\]\(([^)\s]+)\)/g)].map(([, target]) => target);

const folders = new Set(files.filter((file) => file.includes('/')).map((file) => file.split('/')[0]));
const allPaths = new Set(files.flatMap((file) => [file, ...parents(file)]));

function parents(file) {
  const folder = dirname(file);
  return folder === '.' ? [] : [folder, ...parents(folder)];
}

/** Files that a document may name although git does not track them: builds or users of the packages write them. */
const madeElsewhere = new Set(['vite.config.ts', 'vitest.config.ts', 'next.config.ts']);

/** Whether a code span is a path of the repository: it begins with one of its folders, or has the name of a source file. */
const isPath = (text) =>
  /^[\w.@{}*,[\]/-]+$/.test(text) &&
  ((folders.has(text.split('/')[0]) && text.includes('/')) || /\w\.(tsx?|m[jt]s|mdx|yml)$/.test(text));

/** The braces and stars of a path as a pattern: `scripts/{a,b}.mjs`, `packages/*` and `src/**`. */
const pathPattern = (text) =>
  text
    .replace(/\/$/, '')
    .replace(/[.[\]\\+?^$()|]/g, '\\$&')
    .replace(/\{([^}]*)\}/g, (_all, names) => `(${names.replaceAll(',', '|')})`)
    .replace(/\*+/g, (stars) => (stars.length > 1 ? '.*' : '[^/]*'));

/** Whether a path exists. A path starts at the root, at its document's package, or at any folder that makes it unique: `checks/run.ts`. */
function exists(path, document) {
  const pattern = pathPattern(path);
  const whole = new RegExp(`^(${dirname(document).replaceAll('.', '')}/)?${pattern}$`);
  const end = new RegExp(`(^|/)${pattern}$`);
  const mustBeWhole = folders.has(path.split('/')[0]) && path.includes('/');
  return [...allPaths].some((known) => (mustBeWhole ? whole : end).test(known));
}

const scriptsOf = (file) => Object.keys(JSON.parse(read(file)).scripts ?? {});
/** The steps of `npm test`. */
const steps = new Set(
  read('scripts/check/test.mjs')
    .match(/(?<=^const steps = \{\n)[^]*?(?=^\};)/m)[0]
    .match(/^ {2}\w+/gm)
    .map((step) => step.trim()),
);

/** Returns the words after a command, up to an option, the end of the code, or a comment. */
const argumentsOf = (document, command) =>
  [...read(document).matchAll(new RegExp(`\\b${command}((?: +[\\w./@…-]+)*)`, 'g'))].map(([, words]) =>
    words.trim().split(/ +/),
  );

const npmScripts = new Set(files.filter((file) => basename(file) === 'package.json').flatMap(scriptsOf));

describe.each(documents)('%s', (document) => {
  it('names paths that exist', () => {
    const paths = codeSpans(document).filter((text) => isPath(text) && !madeElsewhere.has(text));
    expect(paths.filter((path) => !exists(path, document))).toEqual([]);
  });

  it('links to files that exist', () => {
    const targets = links(document).filter((target) => !/^(https?:|mailto:|#|\?)/.test(target));
    expect(targets.filter((target) => !existsSync(join(root, dirname(document), target.split('#')[0])))).toEqual([]);
  });

  it('names scripts of package.json', () => {
    const names = [...read(document).matchAll(/\bnpm run ([\w:-]+)/g)].map(([, name]) => name);
    expect(names.filter((name) => !npmScripts.has(name))).toEqual([]);
  });

  it('names steps of npm test', () => {
    const named = argumentsOf(document, 'npm test --').flat();
    expect(named.filter((step) => !steps.has(step) && !['…', '--loaded', ''].includes(step))).toEqual([]);
  });

  it('runs tests in folders that exist', () => {
    const named = argumentsOf(document, 'npx vitest run')
      .flat()
      .filter((path) => path.includes('/'));
    expect(named.filter((path) => !allPaths.has(path))).toEqual([]);
  });

  // The index of decisions also lists the numbers of replaced decisions.
  it.skipIf(document === 'docs/decisions/README.md')('names decisions that exist', () => {
    // Not the digits of a commit's name.
    const numbers = [...prose(document).matchAll(/(?<![\w#.,:-])0\d{2}(?!\w|[.,]\d)/g)].map(([number]) => number);
    expect(numbers.filter((number) => !decisionNumbers.has(number))).toEqual([]);
  });
});

describe('decisions', () => {
  it('exist if a file names them', () => {
    const texts = files.filter(
      (file) => /\.(tsx?|m?js|mts|mdx?|css|json|yml)$/.test(file) && !file.endsWith('lock.json'),
    );
    const missing = texts.flatMap((file) => {
      const named = [...read(file).matchAll(/decisions\/(\d{3}[\w-]*(?:\.md)?)|decisions? (\d{3})\b/gi)];
      return named
        .filter(([, path, number]) =>
          path?.endsWith('.md')
            ? !existsSync(join(root, 'docs/decisions', path))
            : !decisionNumbers.has((path ?? number).slice(0, 3)),
        )
        .map(([text]) => `${file}: ${text}`);
    });
    expect(missing).toEqual([]);
  });

  it.each(decisions)('%s is in the index, with its title, and has at most 250 words', (file) => {
    const [title] = read(file).match(/(?<=^# \d{3}: ).+/) ?? [];
    expect(title).toBeDefined();
    const line = read('docs/decisions/README.md')
      .split('\n')
      .find((text) => text.includes(`](${basename(file)})`));
    expect(line).toContain(title);
    if (!longer.has(file)) expect(read(file).trim().split(/\s+/).length).toBeLessThanOrEqual(250);
  });

  it('have one number each', () => {
    expect(decisionNumbers.size).toBe(decisions.length);
  });
});

describe('the glossary', () => {
  const [, ...table] = read('docs/glossary.md')
    .split('## ')[0]
    .matchAll(/^\| ([\w ]+?) +\| .+ \| (.+?) +\|$/gm);
  const words = table.map(([, word]) => word);
  /** The words not to use, for any meaning. */
  const refused = table.flatMap(([, , not]) => not.split(', ')).filter((word) => !/ for /.test(word));

  it('has each word once, in alphabetical order', () => {
    expect(words.length).toBeGreaterThan(30);
    expect(words).toEqual([...new Set(words)].sort((a, b) => a.localeCompare(b, 'en')));
  });

  it('does not refuse a word that it has', () => {
    expect(refused.filter((word) => words.includes(word))).toEqual([]);
  });
});
