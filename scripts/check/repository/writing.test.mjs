import { expect, it } from 'vitest';
import { allFiles, read } from '../../run/files.mjs';

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
  '"lies", "stands" for the place of a thing':
    /\b(?:lies?|stands?) (?:on|in|under|over|beside|between|behind|around|outside|once|above|below|elsewhere|partly|beyond|near)\b(?! for\b)/gi,
  '"says so", "says it"': /\bsa(?:ys?|id) (?:so|it)\b(?! is)/gi,
  '"as it is", "as they are"': /\bas (?:it is|they are)(?=[.,;:)\n']|$)/gim,
  '"that of", "those of", "of ours"': /\b(?:that|those) of\b|\bof ours\b/gi,
  '"makes of it", "leads on", "hands on"': /\bmakes? of it\b|\bleads? on\b|\bhands? on\b/gi,
  '"when it is the caller\'s"': /\b(?:when|if) it is the caller's\b/gi,
  '"where" for a condition':
    /(?<=^|[.;:|*/] )Where (?:the platform|nothing|no|none|one|another|there is (?:no|none))\b|\b(?:only where|where (?:there is (?:no|none)|it must|it needs|that may|that cannot|possible|somebody|the platform (?:has|gives|names|knows|takes|tells|can)|a caller|nothing))\b/gm,
};

/** Change logs keep the words of their time; the guide and its test quote the forbidden forms. */
const exempt = /(?:^|\/)CHANGELOG\.md$|^docs\/writing\.md$|^scripts\/check\/repository\/writing\.test\.mjs$/;

/** Texts about goods and drawings of them, in which a bicycle may stand on the floor. */
const aboutThings = /^packages\/sandbox\/src\/goods\//;

const files = allFiles().filter((file) => /\.(?:tsx?|m?js|mts|mdx?|css|ya?ml)$/.test(file) && !exempt.test(file));

/** Returns the forbidden forms of a text, also across a line break of prose or comments. */
function findings(file, text) {
  const flat = text.replace(/\n[ \t]*(?:\/\/|\*(?!\/))?[ \t]*/g, (gap) => '\n' + ' '.repeat(gap.length - 1));
  const rules = Object.entries(forbidden).filter(([name]) => !(name.startsWith('"lies"') && aboutThings.test(file)));
  return rules.flatMap(([name, pattern]) => {
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

it.each([
  ['The file lies in the folder.', 'The file is in the folder.'],
  ['The page stands\n * under its title.', 'The sandbox stands in for a platform.'],
  ['The drawer says so.', 'The drawer says what happened.'],
  ['The price stays as it is.', 'The page shows the price as it is sent.'],
  ['The width is that of the page; it is a page of ours.', "The width is the page's width; it is our page."],
  ['The form leads on.', 'The link leads to the page.'],
  ["Open at first, when it is the caller's.", "The caller's signal is left out."],
  ['// Where the platform names none, it is absent.', 'The page says where the checkout is.'],
  ['Retry only where it must.', 'The folder where the pages are.'],
])('finds one form in %j, and none in %j', (odd, plain) => {
  expect(findings('a.ts', odd)).not.toEqual([]);
  expect(findings('a.ts', plain)).toEqual([]);
});

it('no file has a form that docs/writing.md forbids', () => {
  expect(files.flatMap((file) => findings(file, read(file)))).toEqual([]);
});
