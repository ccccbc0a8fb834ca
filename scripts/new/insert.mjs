const isAfter = (a, b) => a.localeCompare(b, 'en', { sensitivity: 'base' }) > 0;

/** Inserts lines before the first line whose name, which `nameOf` reads, comes after the new name; otherwise at the end. */
function insertSorted(lines, added, name, nameOf) {
  const at = lines.findIndex((line) => isAfter(nameOf(line) ?? '', name));
  return lines.toSpliced(at < 0 ? lines.length : at, 0, ...added);
}

/** Adds the exports of a component or section to the text of its package's index. */
export function addExports(index, name) {
  const path = `./${name}/${name}.js`;
  const added = [`export { ${name} } from '${path}';`, `export type { ${name}Props } from '${path}';`];
  const lines = index.trimEnd().split('\n');
  return `${insertSorted(lines, added, name, (line) => / from '\.\/(\w+)\//.exec(line)?.[1]).join('\n')}\n`;
}

const elements = /(?<=^const elements: .* = \{\n)[^]*?(?=^\};)/m;

/** Adds a section to the elements that `server.test.tsx` renders. */
export function addElement(test, name) {
  const element = `  ${name}: <exported.${name} title="${name}" />,`;
  return test.replace(elements, (list) => {
    const lines = list.trimEnd().split('\n');
    return `${insertSorted(lines, [element], name, (line) => /^ {2}(\w+):/.exec(line)?.[1]).join('\n')}\n`;
  });
}

/** Returns a function that raises the budget of everything that an entry exports by some bytes, in the text of `size-budgets.json`. */
export const addRoom = (entry, room) => (text) => {
  const budgets = JSON.parse(text);
  budgets[entry]['*'] += room;
  return `${JSON.stringify(budgets, null, 2)}\n`;
};

/** Returns a function that gives what an entry exports by a name a budget of some bytes, in the text of `size-budgets.json`. */
export const addBudget = (entry, bytes) => (text, name) => {
  const budgets = JSON.parse(text);
  budgets[entry][name] = bytes;
  return `${JSON.stringify(budgets, null, 2)}\n`;
};
