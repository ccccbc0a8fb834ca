import { expect, it } from 'vitest';
import { flavourNames } from '../../run/flavours.mjs';
import { kinds, limitOf, overBudgets, readBudgets } from './visitBudgets.mjs';

const budgets = readBudgets();
const [flavour] = flavourNames;
const route = '/search?q=bike';
const measuredWith = (figures) => ({ [flavour]: { [route]: { ...budgets[flavour][route], ahead: 0, ...figures } } });

it('holds each kind on each route of every flavour', () => {
  expect(Object.keys(budgets)).toEqual(flavourNames);
  const routes = Object.keys(budgets[flavour]);
  expect(routes.length).toBeGreaterThanOrEqual(6);
  for (const ofFlavour of Object.values(budgets)) {
    expect(Object.keys(ofFlavour)).toEqual(routes);
    for (const figures of Object.values(ofFlavour)) expect(Object.keys(figures)).toEqual(Object.keys(kinds));
  }
});

it('passes figures within their room', () => {
  const { atLoad, paintRequests } = budgets[flavour][route];
  const largest = { atLoad: limitOf('atLoad', atLoad), paintRequests: paintRequests + 1 };
  expect(overBudgets(budgets, measuredWith(largest))).toEqual([]);
});

it.each(Object.entries(kinds))('names route, flavour and figures of too much %s, and the command', (kind, name) => {
  const was = budgets[flavour][route][kind];
  const most = limitOf(kind, was);
  expect(overBudgets(budgets, measuredWith({ [kind]: most + 1 }))).toEqual([
    `${flavour} ${route}: ${name} was ${was}, is ${most + 1}, may be ${most}.`,
    'Make it smaller, or run `npm run measure -- --budgets` and say why in the commit.',
  ]);
});

it('names a route without a budget, and too many pages ahead', () => {
  const { [flavour]: ofFlavour } = measuredWith({ ahead: 40_001 });
  const found = overBudgets({}, { other: ofFlavour });
  expect(found).toContain(`other ${route}: HTML has no budget, is ${ofFlavour[route].document}.`);
  expect(found).toContain(`other ${route}: pages ahead is 40001, may be 40000.`);
});
