// Prints a random sample of our words, which a person reads: comments, titles of tests, and texts of the docs files.
//
//   node scripts/check/repository/sampleWords.mjs --seed 3 --count 300
import { createHash } from 'node:crypto';
import { allFiles, read } from '../../run/files.mjs';
import { readOptions } from '../../run/options.mjs';
import { main } from '../../run/programs.mjs';

const comment = /\/\*(?!\s*eslint)[^]*?\*\/|(?:^[ \t]*\/\/.*\n)+/gm;
const title = /\b(?:it|test|describe)(?:\.[\w.]+)?(?:\([^]{0,400}?\)|`[^`]*`)?\(\s*(['"`])(?<words>.+?)\1,/g;
const docsText = /(?<=[:[{,] ?\n?\s*)(['"`])(?<words>(?:(?!\1).)+ (?:(?!\1).)+ (?:(?!\1).)+)\1/g;

/** Removes the signs of a comment, and its line breaks. */
const plain = (text) =>
  text
    .replace(/^[ \t]*(?:\/\*\*?|\/\/|\*(?!\/))|\*\/$/gm, '')
    .replace(/\s+/g, ' ')
    .trim();

function wordsOf(file) {
  const text = read(file);
  const found = [...text.matchAll(comment)].map(([words]) => words);
  if (/\.(?:test|spec)\./.test(file)) found.push(...[...text.matchAll(title)].map(({ groups }) => groups.words));
  if (/\.docs\.tsx$/.test(file)) found.push(...[...text.matchAll(docsText)].map(({ groups }) => groups.words));
  return found
    .map(plain)
    .filter((words) => words.split(' ').length >= 3)
    .map((words) => `${file}: ${words}`);
}

await main(() => {
  const { seed, count } = readOptions({ seed: 1, count: 300 });
  const order = (line) => createHash('sha256').update(`${seed} ${line}`).digest('hex');
  const all = allFiles()
    .filter((file) => /\.(?:tsx?|m?js)$/.test(file))
    .flatMap(wordsOf)
    .map((line) => ({ line, order: order(line) }))
    .sort((one, other) => (one.order < other.order ? -1 : 1));
  console.log([...all.slice(0, count).map(({ line }) => line), `${count} of ${all.length}`].join('\n'));
});
