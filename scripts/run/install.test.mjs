import { describe, expect, it } from 'vitest';
import { checkNode } from './install.mjs';

describe('checkNode', () => {
  it.each(['20.19.0', '20.20.2', '22.0.0', '26.10.0'])('accepts %s', (version) => {
    expect(() => checkNode(version)).not.toThrow();
  });

  it.each(['18.20.0', '20.18.3'])('refuses %s in a sentence with the remedy', (version) => {
    expect(() => checkNode(version)).toThrow(
      `Vitrine needs Node 20.19 or newer and this is ${version}: install a newer Node and run the command again.`,
    );
  });
});
