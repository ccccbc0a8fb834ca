import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { plainStyles } from './plainStyles.mjs';

// The folder is inside the project, so that Node finds styled-components.
const cache = fileURLToPath(new URL('../../../.cache', import.meta.url));
let folder;

beforeEach(() => {
  mkdirSync(cache, { recursive: true });
  folder = mkdtempSync(join(cache, 'styles-test-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Builds a package of these files and gives access to the output. */
async function make(files) {
  for (const [file, text] of Object.entries(files)) {
    const path = join(folder, 'src', file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
  await build({
    entryPoints: Object.keys(files).map((file) => join(folder, 'src', file)),
    outbase: join(folder, 'src'),
    outdir: join(folder, 'dist'),
    absWorkingDir: folder,
    format: 'esm',
    jsx: 'automatic',
    logLevel: 'silent',
    plugins: [
      plainStyles({ folder, prefix: 'p', emptied: ['src/texts.ts'], sheets: { file: 'all.css', layer: 'test' } }),
    ],
  });
  return (file) => readFileSync(join(folder, 'dist', file), 'utf8');
}

const start = "import { css, keyframes, styled } from 'styled-components';\n";
const index = "export * from './Box/Box.js';\n";
const box = "import { Root } from './Box.styles.js';\nexport const Box = () => <Root />;\n";

test('a styled component becomes an element with a class, and its rules go into a sheet', async () => {
  const read = await make({
    'index.ts': index,
    'Box/Box.tsx': box,
    'Box/Box.styles.ts': `${start}export const Root = styled.section\`color: red; &[data-on] { color: blue; }\`;`,
  });
  expect(read('Box/Box.styles.js')).toContain('styled("section", "p-Box-Root")');
  expect(read('Box/Box.styles.js')).not.toContain('styled-components');
  expect(read('all.css')).toMatch(/@layer test\{\.p-Box-Root\{color:red\}\.p-Box-Root\[data-on\]\{color:#00f\}\}/);
  expect(read('css/Box.css')).toContain("@import './Box-Box.styles.css';");
});

test('an extending component has both classes, and overrides the other in any order of the sheets', async () => {
  const read = await make({
    'index.ts': `${index}export * from './Card/Card.styles.js';`,
    'Box/Box.tsx': box,
    'Box/Box.styles.ts': `${start}export const Root = styled.div\`color: red; &:where([data-a]) { top: 0; } &[data-b] { top: 1px; }\`;`,
    'Card/Card.styles.ts': `${start}import { Root as Base } from '../Box/Box.styles.js';\nimport { Box } from '../Box/Box.js';
export const Root = styled(Base)\`color: blue;\`;
export const Framed = styled(Box)\`border: 0;\`;`,
  });
  expect(read('Card/Card.styles.js')).toContain('styled("div", "p-Box-Root p-Card-Root")');
  expect(read('Card/Card.styles.js')).toContain('styled(Box, "p-Card-Framed")');
  const css = read('all.css');
  expect(css).toContain(':where(.p-Box-Root){color:red}');
  expect(css).toContain(':where(.p-Box-Root):where([data-a])');
  expect(css).toContain('.p-Box-Root[data-b]');
  expect(css).toContain('.p-Card-Root{color:#00f}');
  expect(css.indexOf('p-Box-Root')).toBeLessThan(css.indexOf('p-Card-Root'));
});

test('rules that name another component, fragments and keyframes', async () => {
  const read = await make({
    'index.ts': index,
    'Box/Box.tsx': box,
    'Box/Box.styles.ts': `${start}const turn = keyframes\`to { rotate: 1turn; }\`;
const shape = css\`border: 0;\`;
export const Root = styled.div\`\${shape} animation: \${turn} 1s;\`;
export const Part = styled.div\`\${Root}:hover & { color: red; }\`;`,
  });
  const css = read('all.css');
  const name = css.match(/@keyframes ([\w-]+)/)[1];
  expect(css).toContain(`animation:${name} 1s`);
  expect(css).toContain('.p-Box-Root:hover .p-Box-Part{color:red}');
  expect(css).not.toContain('sc-');
  expect(read('Box/Box.styles.js')).not.toContain('shape');
});

test('a style that cannot be computed beforehand is refused', async () => {
  const box = (styles) => make({ 'index.ts': '', 'Box/Box.styles.ts': start + styles });
  await expect(box('export const Root = styled.div`color: ${(props) => props.color};`;')).rejects.toThrow(
    'The styles of p-Box-Root have a function in them',
  );
  await expect(
    box('const Hidden = styled.i`color: red;`; export const Root = styled.div`${Hidden} & { color: red; }`;'),
  ).rejects.toThrow('is not exported from its file: export it.');
});

test('a text of a sheet is not in the script as well', async () => {
  const read = await make({ 'index.ts': '', 'texts.ts': "export const texts = 'a{color:red}';" });
  expect(read('texts.js')).toMatch(/texts = "";/);
});
