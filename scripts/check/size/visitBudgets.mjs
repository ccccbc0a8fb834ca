// The budgets of first visits: visit-budgets.json has the figures as last written, by flavour, route and kind. A figure may be a little larger
// before a check fails, since a changed line moves other lines between chunks.
import { readFileSync, writeFileSync } from 'node:fs';

const file = new URL('visit-budgets.json', import.meta.url);

/** What each kind counts. All but requests are bytes, compressed with gzip; before the paint, bytes as they come. */
export const kinds = {
  atLoad: 'JS at load',
  whenIdle: 'JS when idle',
  stylesheet: 'CSS of sheets',
  inline: 'CSS in the page',
  document: 'HTML',
  paint: 'bytes before the largest paint',
  paintRequests: 'requests before the largest paint',
};

/** Which pages come ahead depends on the order in which they arrive. Their sum has the site's own limit: src/client/prefetchInView.ts. */
const mostAhead = 40_000;

const command = 'npm run measure -- --budgets';

/** Returns the most that a figure may be, from the figure as last written: one percent, or half a kilobyte, or a request more. */
export const limitOf = (kind, was) => (kind === 'paintRequests' ? was + 1 : Math.ceil(Math.max(was * 1.01, was + 500)));

/** Returns `{ flavour: { route: { kind: figure } } }`. */
export const readBudgets = () => JSON.parse(readFileSync(file, 'utf8'));

/**
 * Compares figures with the budgets. Returns a sentence for each that is too large or has no budget.
 * @param budgets as in the file
 * @param measured `{ flavour: { route: { kind: figure } } }`, with `ahead` as a further kind
 */
export function overBudgets(budgets, measured) {
  const sentences = [];
  for (const [flavour, routes] of Object.entries(measured))
    for (const [route, figures] of Object.entries(routes)) {
      for (const [kind, name] of Object.entries(kinds)) {
        const was = budgets[flavour]?.[route]?.[kind];
        const is = figures[kind];
        const place = `${flavour} ${route}: ${name}`;
        if (was === undefined) sentences.push(`${place} has no budget, is ${is}.`);
        else if (is > limitOf(kind, was))
          sentences.push(`${place} was ${was}, is ${is}, may be ${limitOf(kind, was)}.`);
      }
      if (figures.ahead > mostAhead)
        sentences.push(`${flavour} ${route}: pages ahead is ${figures.ahead}, may be ${mostAhead}.`);
    }
  if (sentences.length > 0) sentences.push(`Make it smaller, or run \`${command}\` and say why in the commit.`);
  return sentences;
}

/** Writes the figures as budgets. A figure within its room, up or down, stays as written, so that a run changes few lines. */
export function writeBudgets(budgets, measured) {
  const next = Object.entries(measured).map(([flavour, routes]) => [
    flavour,
    Object.fromEntries(
      Object.entries(routes).map(([route, figures]) => [
        route,
        Object.fromEntries(
          Object.keys(kinds).map((kind) => {
            const was = budgets[flavour]?.[route]?.[kind];
            const isKept = was <= limitOf(kind, figures[kind]) && figures[kind] <= limitOf(kind, was);
            return [kind, isKept ? was : figures[kind]];
          }),
        ),
      ]),
    ),
  ]);
  writeFileSync(file, `${JSON.stringify(Object.fromEntries(next), null, 2)}\n`);
}
