import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../../run/programs.mjs';

/** Forms that docs/writing.md replaces, in comments, documents, names and texts. */
const forbidden = {
  'a preposition before "who"': /\b(?:of|for|by|with|to|from|than) who\b/gi,
  'archaic adverbs': /\b(?:whence|whither|hither|whereby|wherein|thereof|thereby|therein|herein|anew|besides)\b/gi,
  '"what is to be", "to be said"': /\bwhat is to be\b|\bto be (?:said|heard|told|known)\b/gi,
  '"what became of", "what came of"': /\bwhat (?:became|came) of\b|\bwhatBecame/gi,
  '"shall"': /\bshall\b/gi,
  '"reckon"': /\breckon(?:s|ed|ing)?\b/gi,
  '"told of"': /\btold of\b/gi,
  '"for want of", "of another making"': /\bfor want of\b|\bof another making\b/gi,
};

/** Change logs keep the words of their time; the guide and its test quote what they forbid. */
const exempt = /(?:^|\/)CHANGELOG\.md$|^docs\/writing\.md$|^scripts\/check\/repository\/writing\.test\.mjs$/;

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { cwd: root })
  .toString()
  .trim()
  .split('\n')
  .filter((file) => /\.(?:tsx?|m?js|mts|mdx?|css|ya?ml)$/.test(file) && !exempt.test(file))
  .filter((file) => existsSync(join(root, file)));

/** Returns the forbidden forms of a text, also across a line break of prose or comments. */
function findings(file, text) {
  const flat = text.replace(/\n[ \t]*(?:\/\/|\*(?!\/))?[ \t]*/g, (gap) => '\n' + ' '.repeat(gap.length - 1));
  return Object.entries(forbidden).flatMap(([name, pattern]) => {
    const spread = new RegExp(pattern.source.replaceAll(' ', '\\s+'), pattern.flags);
    return [...flat.matchAll(spread)].map(
      ({ 0: found, index }) => `${file}:${flat.slice(0, index).split('\n').length} ${name}: ${found}`,
    );
  });
}

it('finds a form on one line and over two', () => {
  expect(findings('a.ts', '// It calls for who\n// asks.')).toEqual(['a.ts:1 a preposition before "who": for who']);
  expect(findings('a.ts', '/**\n * Makes calls for\n * who sent it.\n */')).toHaveLength(1);
  expect(findings('a.md', 'The shopper who asks, whoever that is.')).toEqual([]);
});

it('no file has a form that docs/writing.md forbids', () => {
  expect(files.flatMap((file) => findings(file, readFileSync(join(root, file), 'utf8')))).toEqual([]);
});
