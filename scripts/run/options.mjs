// The options of a script: --seed 7, or --seed=7.
import { parseArgs } from 'node:util';
import { Failure } from './programs.mjs';

/** Reads options by their names. `numbers` has the defaults of those that are whole numbers; the others are texts. */
export function readOptions(numbers, ...texts) {
  const names = [...Object.keys(numbers), ...texts];
  const { values } = parseArgs({ options: Object.fromEntries(names.map((name) => [name, { type: 'string' }])) });
  for (const [name, fallback] of Object.entries(numbers)) {
    const value = Number(values[name] ?? fallback);
    if (!Number.isSafeInteger(value) || value < 1)
      throw new Failure(`--${name} is "${values[name]}": give it a whole number from 1.`);
    values[name] = value;
  }
  return values;
}
