/** What a component's page says of it, in its parts: `parameters.docs.description.component` is Markdown that has them one after the other. */
export interface Parts {
  /** What it is, in a sentence. */
  lead: string;
  /** When to take it, and what to take instead. */
  use: string;
  /** The rest of the description. */
  body: string;
  /** A table of keys. */
  keys: string;
  /** What a screen reader announces. */
  spoken: string;
  dos: string[];
  donts: string[];
  /** Blocks of code, as a reader would write them. */
  code: string;
}

/** Blocks are apart by an empty line, except within a fence of code. */
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

/** Rules may stand at the end of a paragraph, which is then two blocks. */
function atRules(block: string): string[] {
  const start = /^[`|]/.test(block) ? -1 : block.search(/\*\*Do(n[’']t)?\*\* /);
  return start > 0 ? [block.slice(0, start).trim(), block.slice(start)] : [block];
}

/** A sentence begins with a capital letter or with the name of something. */
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
 * A rule is a sentence; those after '**Don't**', and those that say 'Don't' themselves, are of what not to do. What begins with its
 * subject is no rule, but says what to take instead.
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
