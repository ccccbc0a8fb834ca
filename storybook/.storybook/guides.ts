import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { docsIdOf } from '@vitrine/story-kit/reference';

/** A page that is written in MDX, as Markdown. */
export interface Guide {
  /** Such as 'guides-getting-started--docs'. */
  id: string;
  title: string;
  /** Its words and its code. What components draw is missing. */
  markdown: string;
}

const folder = fileURLToPath(new URL('../docs', import.meta.url));

const fence = (code: string, language: string) => `\`\`\`${language}\n${code.trimEnd()}\n\`\`\``;

/** Replaces the code that `Source` shows by fences, and removes all other components. */
function withoutComponents(mdx: string, codeOf: (name: string) => string | undefined): string {
  return mdx
    .replace(/^<Source code=\{(.*?)\} language="(\w+)" \/>$/gm, (_, names: string, language: string) =>
      fence(
        [...names.matchAll(/\w+/g)]
          .map(([name]) => codeOf(name) ?? '')
          .join('\n')
          .trim(),
        language,
      ),
    )
    .replace(/^<(\w+)\b[^<]*?\/>$/gm, '')
    .replace(/^<(\w+)\b[\s\S]*?<\/\1>$/gm, '')
    .replaceAll('](?path=', '](../?path=');
}

/** Reads a page. `read` returns the text of a file beside it. */
export function guideOf(mdx: string, read: (path: string) => string): Guide {
  const [, title = ''] = /^<Meta title="(.*)" \/>$/m.exec(mdx) ?? [];
  const [head = '', body = ''] = mdx.split(/^<Meta .*$/m);
  const imported = new Map(
    [...head.matchAll(/^import (\w+) from '(.*)\?raw';$/gm)].map(([, name = '', path = '']) => [name, path]),
  );
  const codeOf = (name: string) => (imported.has(name) ? read(imported.get(name)!) : undefined);
  const parts = body.split(/^(```[\s\S]*?^```)$/m);
  const markdown = parts.map((part) => (part.startsWith('```') ? part : withoutComponents(part, codeOf))).join('');
  return { id: docsIdOf(title), title: title.split('/').at(-1)!, markdown };
}

/** All pages with a heading in their Markdown: patterns are typed data, and the front page is drawn by components. */
export const guides = (): Guide[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => extname(file) === '.mdx')
    .map((file) => {
      const path = join(folder, file);
      return guideOf(readFileSync(path, 'utf8'), (beside) => readFileSync(join(path, '..', beside), 'utf8'));
    })
    .filter(({ markdown }) => /^# /m.test(markdown));
