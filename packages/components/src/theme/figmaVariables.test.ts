import { expect, test } from 'vitest';
import { figmaVariables } from './figmaVariables.js';

const { variableCollections, variableModes, variables, variableModeValues } = figmaVariables();

const valueOf = (variableId: string, modeId: string) =>
  variableModeValues.find((entry) => entry.variableId === variableId && entry.modeId === modeId)?.value;

test('each brand has a mode in each scheme', () => {
  expect(variableModes.map(({ name }) => name)).toEqual([
    'Northlane light',
    'Northlane dark',
    'Halyard light',
    'Halyard dark',
  ]);
  expect(variableCollections).toEqual([
    { action: 'CREATE', id: 'vitrine', name: 'Vitrine', initialModeId: 'northlane-light' },
  ]);
});

test('every variable has a value in every mode, and its name in CSS', () => {
  expect(variableModeValues).toHaveLength(variables.length * variableModes.length);
  expect(JSON.stringify(variableModeValues)).not.toMatch(/null|NaN/);
  expect(variables.find(({ name }) => name === 'color/onAccent')).toMatchObject({
    resolvedType: 'COLOR',
    codeSyntax: { WEB: 'var(--vt-color-on-accent)' },
  });
});

test("values are in Figma's units", () => {
  expect(valueOf('color/paper', 'northlane-light')).toEqual({ r: 0.9804, g: 0.9725, b: 0.9569, a: 1 });
  expect(valueOf('color/paper', 'northlane-dark')).not.toEqual(valueOf('color/paper', 'northlane-light'));
  expect(valueOf('fontSize/lg', 'northlane-light')).toBe(20);
  expect(valueOf('radius/md', 'halyard-dark')).toBe(14);
  expect(valueOf('font/body', 'northlane-light')).toBe('Instrument Sans Variable');
  expect(valueOf('fontWeight/heavy', 'northlane-light')).toBe(750);
});
