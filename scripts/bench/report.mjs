// Texts of the report.
import { availableParallelism } from 'node:os';
import { libraries, versionOf } from './libraries.mjs';

export const ms = (time) => time.toFixed(time < 10 ? 2 : 1);
export const ratio = (value) => `${value.toFixed(2)}×`;
export const verdict = (isMet, goal) => `${goal} ${isMet ? 'met' : '**missed**'}`;

/** Returns the report's beginning: the measured versions, the method and the machine. */
export function heading(options) {
  const versions = ['react', 'next', 'esbuild', ...libraries.slice(1).map(({ name }) => name)];
  return [
    '# Components: measurements',
    `\`${['npm run bench:components --', ...options].join(' ')}\` on ${new Date().toISOString().slice(0, 10)}, Node ${process.versions.node}, ${availableParallelism()} processor cores. ${versions.map((name) => `${name} ${versionOf(name)}`).join(', ')}.`,
    'Bytes are exact. Times vary with the machine and its load, so compare the ratios, and allow for 30 %.',
  ];
}
