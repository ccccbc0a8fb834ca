import { readdirSync, readFileSync } from 'node:fs';
import { formsOf } from './names.mjs';

const templates = new URL('templates/', import.meta.url);

/** Replaces `{{Name}}` and the other forms of a name. */
const fill = (text, forms) => text.replace(/\{\{(\w+)\}\}/g, (_all, form) => forms[form]);

/** Returns the files of a folder of templates, filled in, by name: 'Rating.tsx'. */
function filled(folder, forms) {
  const url = new URL(`${folder}/`, templates);
  return Object.fromEntries(
    readdirSync(url).map((file) => [
      file.replace('Name', forms.Name).replace(/\.txt$/, ''),
      fill(readFileSync(new URL(file, url), 'utf8'), forms),
    ]),
  );
}

const changeset = (workspace, kind, { Name }) =>
  `---\n'@vitrine/${workspace}': minor\n---\n\n\`${Name}\` is a new ${kind}.\n`;

/**
 * Returns the texts of all files that a new component or section adds or changes, by their paths.
 *
 * @param kind One of `kinds`.
 * @param read Returns the text of an existing file.
 */
export function plan({ kind, workspace, changes }, name, read) {
  const forms = formsOf(name);
  const parts = Object.entries(filled(kind, forms)).map(([file, text]) => [
    `packages/${workspace}/src/${name}/${file}`,
    text,
  ]);
  const changed = Object.entries(changes).map(([file, change]) => [file, change(read(file), name)]);
  return Object.fromEntries([
    ...parts,
    ...changed,
    [`.changeset/new-${forms.file}.md`, changeset(workspace, kind, forms)],
  ]);
}
