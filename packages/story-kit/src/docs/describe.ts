/** The parts of a component's description. `parameters.docs.description.component` is Markdown with these parts one after the other. */
export interface Parts {
  /** The component's definition, in a sentence. */
  lead: string;
  /** When to use it, and what to use instead. */
  use: string;
  /** The rest of the description. */
  body: string;
  /** A table of keys. */
  keys: string;
  /** The announcements of a screen reader. */
  spoken: string;
  dos: string[];
  donts: string[];
  /** Blocks of code, as a reader would write them. */
  code: string;
}

/** Splits Markdown into blocks at empty lines, except within a fence of code. */
function blocksOf(markdown: string): string[] {
  const [blocks, last] = markdown
    .trim()
    .split(/\n{2,}/)
    .reduce<[string[], string]>(
      ([done, open], piece) => {
        const block = open ? `${open}\n\n${piece}` : piece;
        const isOpen = (block.match(/^```/gm)?.length ?? 0) % 2 === 1;
        return isOpen ? [done, block] : [[...done, block], ''];
      },
      [[], ''],
    );
  return last ? [...blocks, last] : blocks;
}

/** Splits a paragraph that ends with rules into two blocks. */
function atRules(block: string): string[] {
  const start = /^[`|]/.test(block) ? -1 : block.search(/\*\*Do(n[’']t)?\*\* /);
  return start > 0 ? [block.slice(0, start).trim(), block.slice(start)] : [block];
}

/** Splits a paragraph into sentences. A sentence begins with a capital letter or with a name in code. */
const sentencesOf = (paragraph: string) => paragraph.replace(/\n/g, ' ').split(/(?<=[.!?][”’)]?)\s+(?=["“(]?[A-Z`*])/);

const kinds: [Exclude<keyof Parts, 'lead' | 'use' | 'dos' | 'donts'> | 'rules', RegExp][] = [
  ['keys', /^\| Key[ s,]/],
  ['spoken', /^(\*{0,2}A screen reader|\|[^\n]*screen reader)/],
  ['rules', /^\*\*Do(n.t)?\*\*/],
  ['code', /^```/],
];

export function partsOf(description: string): Parts {
  const blocks = blocksOf(description)
    .flatMap(atRules)
    .map((block) => ({
      block,
      kind: kinds.find(([, pattern]) => pattern.test(block))?.[0] ?? 'body',
    }));
  const first = blocks.find(({ kind }) => kind === 'body');
  const [lead = '', ...use] = sentencesOf(first?.block ?? '');
  const of = (wanted: string) =>
    blocks.filter((block) => block.kind === wanted && block !== first).map(({ block }) => block);
  const { instead, ...rules } = rulesOf(of('rules').join(' '));
  return {
    lead,
    use: [...use, ...instead].join(' '),
    body: of('body').join('\n\n'),
    keys: of('keys').join('\n\n'),
    spoken: of('spoken').join('\n\n'),
    code: of('code').join('\n\n'),
    ...rules,
  };
}

/**
 * Sorts the sentences of the rules. Sentences after '**Don't**', and sentences that begin with 'Don't', are don'ts. Among these, a sentence
 * that begins with its subject is no rule, but names an alternative.
 */
function rulesOf(text: string) {
  const dos: string[] = [];
  const donts: string[] = [];
  const instead: string[] = [];
  let list = dos;
  for (const sentence of sentencesOf(text).filter(Boolean)) {
    if (/^\*\*Do\*\*/.test(sentence)) list = dos;
    else if (/^(\*\*)?Don[’']t\b/.test(sentence)) list = donts;
    const isRule = list === dos || !/^(An?|What|Where|Those|The|It|This|`)\b/.test(sentence);
    (isRule ? list : instead).push(capital(sentence.replace(/^(\*\*Do(n[’']t)?\*\*|Don[’']t)\s*/, '')));
  }
  return { dos, donts, instead };
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
