import { defineConfig, parse } from '@terrazzo/parser';
import { expect, test } from 'vitest';
import { designTokens } from './designTokens.js';
import { figmaModes, type ModeFile } from './figmaModes.js';
import { figmaVariables } from './figmaVariables.js';

const rules = ['color', 'dimension', 'font-family', 'font-weight', 'number', 'duration', 'cubic-bezier', 'shadow'];

/** Reads a file as a tool of the format does. Resolves to the names of its tokens. Rejects if a value is not of the format. */
async function namesIn(tokens: object): Promise<string[]> {
  const cwd = new URL('file:///tokens/');
  const config = defineConfig(
    { lint: { rules: Object.fromEntries(rules.map((rule) => [`core/valid-${rule}`, 'error'])) } },
    { cwd },
  );
  const read = await parse([{ filename: new URL('a.json', cwd), src: JSON.stringify(tokens) }], { config });
  return Object.keys(read.tokens);
}

const files = Object.entries(figmaModes());

test('each brand has a file for each scheme', () => {
  expect(files.map(([name, { $extensions }]) => [name, $extensions['com.figma.modeName']])).toEqual([
    ['northlane-light.tokens.json', 'Northlane light'],
    ['northlane-dark.tokens.json', 'Northlane dark'],
    ['halyard-light.tokens.json', 'Halyard light'],
    ['halyard-dark.tokens.json', 'Halyard dark'],
  ]);
});

test.each(files)('%s is valid, and has the same variables as the library', async (_, file) => {
  const names = figmaVariables().variables.map(({ name }) => name.replace('/', '.'));
  expect((await namesIn(file)).sort()).toEqual(names.sort());
});

test('the tokens of all brands are valid', async () => {
  expect(await namesIn(designTokens())).toContain('halyard.motion.ease');
});

test('a value of another form is refused', async () => {
  const space = { $type: 'dimension', $value: { value: '1', unit: 'em' } };
  await expect(namesIn({ space })).rejects.toThrow();
});

test('a variable has its value, its place in Figma and its name in code', () => {
  const [[, light], [, dark]] = files as [[string, ModeFile], [string, ModeFile]];
  expect(light.color).toMatchObject({
    onAccent: {
      $type: 'color',
      $value: { colorSpace: 'srgb', components: [1, 1, 1], alpha: 1 },
      $extensions: { 'com.figma.codeSyntax': { WEB: 'var(--vt-color-on-accent)' } },
    },
  });
  expect(dark.color).not.toEqual(light.color);
  expect(light.space).toMatchObject({ 6: { $value: { value: 24, unit: 'px' } } });
  expect(light.font).toMatchObject({ body: { $type: 'fontFamily', $value: 'Instrument Sans Variable' } });
});
