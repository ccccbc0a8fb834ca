// Writes the style sheets and the tokens.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { layered } from '../../../scripts/publish/styles/styleSheets.mjs';

/** Writes them into the folder of a build, from its modules and its `components.css`. */
export async function writeStyles(dist) {
  const built = (file) => import(pathToFileURL(join(dist, file)).href);
  const write = (file, text) => writeFile(join(dist, file), text);
  const { elementsCss, resetCss } = await built('theme/base.js');
  const { brandsCss } = await built('theme/css.js');
  const { designTokens } = await built('theme/designTokens.js');
  const { figmaVariables } = await built('theme/figmaVariables.js');
  const { figmaModes } = await built('theme/figmaModes.js');

  const reset = await layered('vitrine.reset', resetCss);
  const tokens = await layered('vitrine.tokens', brandsCss());
  const elements = await layered('vitrine.components', elementsCss);
  const components = elements + (await readFile(join(dist, 'components.css'), 'utf8'));

  const json = (value) => `${JSON.stringify(value, null, 1)}\n`;

  await mkdir(join(dist, 'figma'), { recursive: true });
  await Promise.all([
    write('reset.css', reset),
    write('tokens.css', tokens),
    write('css/elements.css', elements),
    write('components.css', components),
    write('styles.css', reset + tokens + components),
    write('tokens.json', `${JSON.stringify(designTokens(), null, 2)}\n`),
    write('figma-variables.json', json(figmaVariables())),
    ...Object.entries(figmaModes()).map(([name, mode]) => write(`figma/${name}`, json(mode))),
  ]);
}
