// Reads docs/specification.md and checks that its tests and stories exist.
import ts from 'typescript';
import { flavourNames } from '../../run/flavours.mjs';

/** The separator between the titles of a suite and its test. */
const separator = ' › ';

const unescaped = (text) => text.replaceAll(/\\(\W|_)/g, '$1').trim();

/**
 * Reads the rows and definitions of the document: `{ files, rows, accepted }`. `files` has the path of each label. A row is `{ id,
 * statement, references: [{ name, label }], flavours }`. `accepted` has the ids of the table of accepted deviations.
 */
export function readSpecification(markdown) {
  const files = new Map(
    [...markdown.matchAll(/^\[([^\]]+)\]: \.\.\/(\S+)$/gm)].map(([, label, path]) => [label, path]),
  );
  const [statements = '', deviations = ''] = markdown.split(/^## Accepted deviations$/m);
  return { files, rows: tableRows(statements).map(toRow), accepted: tableRows(deviations).map(([id]) => id) };
}

/** Returns the cells of each row whose first cell is an id, such as 2.cart.3. */
function tableRows(markdown) {
  return [...markdown.matchAll(/^\| (\d\.[a-z-]+\.\d+) .*$/gm)].map(([line]) =>
    line
      .split(/(?<!\\)\|/)
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
}

function toRow([id, statement, shownBy = '', flavours = '']) {
  const references = [...shownBy.matchAll(/\[((?:\\.|[^\]\\])+)\]\[([^\]]+)\]/g)].map(([, name, label]) => ({
    name: unescaped(name),
    label,
  }));
  return { id, statement, references, flavours };
}

/**
 * Returns the names of a file's tests or stories: each export of a file of stories, each quoted key of a file of journeys, and each title
 * of a test, joined with the titles of its suites.
 */
export function namesIn(path, source) {
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true);
  const names = [];
  const visit = (node, around) => {
    const name = path.endsWith('.stories.tsx') ? storyOf(node) : (titleOf(node) ?? journeyOf(path, node));
    const titles = name === undefined ? around : [...around, name];
    if (name !== undefined) names.push(titles.join(separator));
    node.forEachChild((child) => visit(child, titles));
  };
  visit(file, []);
  return names;
}

function storyOf(node) {
  const isExport =
    ts.isVariableStatement(node) && node.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);
  return isExport ? node.declarationList.declarations[0].name.getText() : undefined;
}

/** Returns the title in `it('title', …)`, `test.describe(…)` or `it.each(…)('title', …)`. The title of a template is its source text. */
function titleOf(node) {
  if (!ts.isCallExpression(node)) return undefined;
  const [title] = node.arguments;
  if (!title || !/^(it|test|describe)\b/.test(node.expression.getText())) return undefined;
  if (ts.isStringLiteralLike(title)) return title.text;
  return ts.isTemplateExpression(title) ? title.getText().slice(1, -1) : undefined;
}

function journeyOf(path, node) {
  const isKey =
    path.startsWith('scripts/browsers/journeys/') && ts.isPropertyAssignment(node) && ts.isStringLiteral(node.name);
  return isKey ? node.name.text : undefined;
}

/**
 * Returns the problems of the document, one sentence for each. `read` returns the source of a file by its path from the
 * root; undefined if it does not exist.
 */
export function problemsOf({ files, rows, accepted }, read) {
  const names = new Map();
  const namesOf = (path) => {
    const source = read(path);
    if (source !== undefined && !names.has(path)) names.set(path, namesIn(path, source));
    return names.get(path);
  };
  const ids = rows.map(({ id }) => id);
  return [
    ...ids.filter((id, index) => ids.indexOf(id) < index).map((id) => `${id} is there twice.`),
    ...accepted.filter((id) => !ids.includes(id)).map((id) => `${id} is accepted, but there is no such row.`),
    ...rows.flatMap(({ id, references, flavours }) => [
      ...(references.length > 0 || accepted.includes(id) ? [] : [`${id} is shown by nothing, and not accepted.`]),
      ...(flavoursOf(flavours) ? [] : [`${id} names flavours that there are not: ${flavours}`]),
      ...references.flatMap((reference) => problemOf(reference, files, namesOf).map((problem) => `${id}: ${problem}`)),
    ]),
  ];
}

function flavoursOf(text) {
  const known = ['all', ...flavourNames];
  return (
    text !== '' &&
    unescaped(text)
      .split(', ')
      .every((name) => known.includes(name))
  );
}

function problemOf({ name, label }, files, namesOf) {
  const path = files.get(label);
  if (!path) return [`no path is given for [${label}].`];
  const names = namesOf(path);
  if (!names) return [`there is no file ${path}.`];
  const found = names.filter((each) => each === name || each.endsWith(separator + name));
  if (found.length === 0) return [`${path} has no '${name}'.`];
  return found.length > 1 ? [`'${name}' stands ${found.length} times in ${path}; name the suite as well.`] : [];
}
