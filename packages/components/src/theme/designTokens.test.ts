import { expect, test } from 'vitest';
import { brandsCss } from './css.js';
import { designTokens, schemesOf, type TokenGroup } from './designTokens.js';
import { tokens } from './tokens.js';

const all = designTokens();

/** Returns every token of a group, with its path. */
function leaves(group: TokenGroup, path = ''): [string, { $type: string; $value: unknown }][] {
  return Object.entries(group).flatMap(([name, value]) => {
    if (typeof value === 'string') return [];
    const at = `${path}${name}`;
    return '$value' in value
      ? [[at, value as { $type: string; $value: unknown }] as [string, { $type: string; $value: unknown }]]
      : leaves(value as TokenGroup, `${at}.`);
  });
}

const at = (path: string) => Object.fromEntries(leaves(all))[path];

test('both brands have every token, in both schemes if it has two colours', () => {
  for (const brand of ['northlane', 'halyard']) {
    for (const [group, names] of Object.entries(tokens))
      for (const name of Object.keys(names)) {
        const paths = group === 'color' || group === 'shadow' ? [`${group}.light`, `${group}.dark`] : [group];
        for (const path of paths) expect(at(`${brand}.${path}.${name}`), `${brand}.${path}.${name}`).toBeDefined();
      }
  }
});

test("values have the format's notation", () => {
  expect(at('northlane.color.light.paper')).toEqual({
    $type: 'color',
    $value: { colorSpace: 'srgb', components: [0.9804, 0.9725, 0.9569], alpha: 1, hex: '#faf8f4' },
  });
  expect(at('northlane.color.light.scrim')).toMatchObject({ $value: { alpha: 0.45, hex: '#1b1d1a' } });
  expect(at('northlane.space.0')).toMatchObject({ $value: { value: 0, unit: 'px' } });
  expect(at('northlane.fontSize.lg')).toEqual({ $type: 'dimension', $value: { value: 1.25, unit: 'rem' } });
  expect(at('northlane.fontSizeNarrow.lg')).toMatchObject({ $value: { value: 1.2, unit: 'rem' } });
  expect(at('northlane.motion.fast')).toEqual({ $type: 'duration', $value: { value: 150, unit: 'ms' } });
  expect(at('northlane.motion.ease')).toEqual({ $type: 'cubicBezier', $value: [0.16, 1, 0.3, 1] });
  expect(at('northlane.fontWeight.heavy')).toEqual({ $type: 'fontWeight', $value: 750 });
  expect(at('northlane.font.body')?.$value).toEqual([
    'Instrument Sans Variable',
    'Instrument Sans',
    'system-ui',
    'sans-serif',
  ]);
  expect(at('northlane.shadow.dark.overlay')?.$value).toMatchObject({
    color: { alpha: 0.6 },
    offsetX: { value: 0, unit: 'px' },
    offsetY: { value: 8, unit: 'px' },
    blur: { value: 40, unit: 'px' },
  });
  expect(at('halyard.radius.md')).toMatchObject({ $value: { value: 14, unit: 'px' } });
  expect(at('northlane.breakpoint.2xl')).toMatchObject({ $value: { value: 1536, unit: 'px' } });
});

test('no token has an empty value', () => {
  const text = JSON.stringify(all);
  expect(text).not.toMatch(/null|NaN|undefined/);
  expect(leaves(all).every(([path]) => !/[{}]/.test(path))).toBe(true);
});

test('the parts of a pair may have brackets', () => {
  expect(schemesOf('light-dark(rgb(1 2 3 / 0.5), 0 1px 2px rgb(4 5 6))')).toEqual({
    light: 'rgb(1 2 3 / 0.5)',
    dark: '0 1px 2px rgb(4 5 6)',
  });
  expect(() => schemesOf('#FFFFFF')).toThrow('light-dark(light, dark)');
});

test('the style sheet has the variables of both brands and all schemes', () => {
  const css = brandsCss();
  expect(css).toContain(`:root{color-scheme:light dark;--vt-color-paper:${tokens.color.paper};`);
  expect(css).toMatch(/\[data-brand=halyard\]\{color-scheme:dark;--vt-color-paper:/);
  expect(css).toContain('[data-theme=dark]{color-scheme:dark}');
  expect(css.match(/\{/g)).toHaveLength(css.match(/\}/g)!.length);
  // Under forced colours a picture follows the reader's colours, whatever the scheme.
  for (const selector of ['[data-brand=halyard]', '[data-theme]'])
    expect(css).toContain(`@media (forced-colors: active){${selector}{color-scheme:light dark}}`);
  // A scheme that is set on the same element comes after the brand.
  expect(css.indexOf('[data-theme=light]')).toBeGreaterThan(css.indexOf('[data-brand=halyard]'));
});
