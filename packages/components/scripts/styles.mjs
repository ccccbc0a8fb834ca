// Writes the style sheets and the tokens, from what tsup has built.
import { readFile, writeFile } from 'node:fs/promises';
import { layered } from '../../../scripts/publish/styles/styleSheets.mjs';
import { elementsCss, resetCss } from '../dist/theme/base.js';
import { brandsCss } from '../dist/theme/css.js';
import { designTokens } from '../dist/theme/designTokens.js';
import { figmaVariables } from '../dist/theme/figmaVariables.js';

const dist = (file) => new URL(`../dist/${file}`, import.meta.url);
const write = (file, text) => writeFile(dist(file), text);

const reset = await layered('vitrine.reset', resetCss);
const tokens = await layered('vitrine.tokens', brandsCss());
const elements = await layered('vitrine.components', elementsCss);
const components = elements + (await readFile(dist('components.css'), 'utf8'));

await Promise.all([
  write('reset.css', reset),
  write('tokens.css', tokens),
  write('css/elements.css', elements),
  write('components.css', components),
  write('styles.css', reset + tokens + components),
  write('tokens.json', `${JSON.stringify(designTokens(), null, 2)}\n`),
  write('figma-variables.json', `${JSON.stringify(figmaVariables(), null, 1)}\n`),
]);
