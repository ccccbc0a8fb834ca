// Takes random steps of a shopper with a cart, while calls of the platform fail repeatedly. After each step the shop must show the
// platform's cart, or show that it is uncertain. The platform must have the quantities that the shopper was shown.
import { createRandom } from '../random.mjs';
import { installClock } from './clock.mjs';
import { openShop, speakFirst, timeout } from './shop.mjs';

/** Returns the problems at the end of a step, one sentence for each. */
const problemsOf = (shop, before, after, wishes, snapshot) => [
  ...wrongQuantities(shop, before, after, wishes),
  ...wrongView(snapshot, after),
];

const quantitiesOf = ({ items }) => {
  const quantities = new Map();
  for (const { variantId, quantity } of items) quantities.set(variantId, (quantities.get(variantId) ?? 0) + quantity);
  return quantities;
};

/** Returns lost or doubled lines, and lines whose quantity differs from the one that the shopper was shown. */
function wrongQuantities(shop, before, after, wishes) {
  const [had, has] = [before, after].map(quantitiesOf);
  return shop.known
    .filter((variant) => {
      const { variantId } = variant;
      const now = has.get(variantId) ?? 0;
      const possible = wishes.get(variantId) ?? [had.get(variantId) ?? 0];
      const pieces = shop.piecesOf(variant);
      return !possible.some((quantity) => now === quantity || (quantity > pieces && now === pieces));
    })
    .map(({ variantId, sku }) => {
      const [was, is] = [had, has].map((quantities) => quantities.get(variantId) ?? 0);
      return `${sku} was ${was}, may be ${(wishes.get(variantId) ?? [was]).join(' or ')} and is ${is}`;
    });
}

const linesOf = (lines) => lines.map(({ id, quantity }) => `${quantity} × ${id}`).join(', ');

/** Returns differences between the shop's view and the platform's cart, unless the shop shows that it is uncertain. */
function wrongView({ status, notice, cart, rows, count, isPending }, after) {
  if (isPending) return ['changes are still pending'];
  if (isDoubtful({ status, notice })) return [];
  const shown = linesOf(rows.filter(({ isRemoved }) => !isRemoved).map(({ item }) => item));
  const has = linesOf(after.items);
  if (shown !== has) return [`the shop shows [${shown}], the platform has [${has}]`];
  const sum = after.items.reduce((total, { quantity }) => total + quantity, 0);
  const { amount } = after.subtotalPrice;
  return count === sum && Number(cart.subtotalPrice.amount) === Number(amount)
    ? []
    : [`the shop counts ${count} for ${cart.subtotalPrice.amount}, the platform ${sum} for ${amount}`];
}

const isDoubtful = ({ status, notice }) => status !== 'loaded' || ['stale', 'unconfirmed'].includes(notice?.kind);

/** Whether the line, or the cart, has a message. */
const isTold = ({ rows, notice }, id) => notice !== undefined || rows.some((row) => row.item.id === id && row.notice);

/** Returns the possible quantities of a variant after an addition, by the result that the shopper was shown. */
function afterAddition(had, quantity, { isAdded, isUnknown }) {
  if (isUnknown) return [had, had + quantity];
  return [isAdded ? had + quantity : had];
}

// A shopper's actions. Each resolves to the possible quantities of the variants that it changed.
const actions = {
  async add({ store, random, quantityOf, known }) {
    const { productId, variantId } = random.pick(known);
    const [had, quantity] = [quantityOf(variantId), random.int(1, 4)];
    const outcome = await store.addItems([{ productId, variantId, quantity }]);
    return new Map([[variantId, afterAddition(had, quantity, outcome)]]);
  },

  async update({ store, random, quantityOf, pickLine }) {
    const line = pickLine();
    if (!line) return new Map();
    const had = quantityOf(line.variantId);
    // A burst of clicks. Some are far enough apart to be sent separately.
    const wanted = random.times(1, 4, () => random.int(1, 6));
    for (const quantity of wanted) {
      // If the line is gone, the shop has already shown its message.
      if (!store.getSnapshot().rows.some(({ item }) => item.id === line.id)) break;
      store.updateQuantity(line.id, quantity);
      if (random.isLucky(0.3)) await store.settled();
    }
    await store.settled();
    const possible = isTold(store.getSnapshot(), line.id) ? [had, ...wanted] : [wanted.at(-1)];
    return new Map([[line.variantId, possible]]);
  },

  async remove({ store, quantityOf, pickLine }) {
    const line = pickLine();
    if (!line) return new Map();
    const had = quantityOf(line.variantId);
    store.remove(line.id);
    await store.settled();
    return new Map([[line.variantId, isTold(store.getSnapshot(), line.id) ? [0, had] : [0]]]);
  },

  async undo({ store, random, quantityOf, pickLine }) {
    const line = pickLine();
    if (!line) return new Map();
    const had = quantityOf(line.variantId);
    store.remove(line.id);
    if (random.isLucky(0.7)) await store.settled();
    await store.undo(line.id);
    await store.settled();
    // The line returns with the shown quantity.
    const possible = isTold(store.getSnapshot(), line.id) ? [0, had, line.quantity] : [had, line.quantity];
    return new Map([[line.variantId, possible]]);
  },

  async updateAndAdd(step) {
    const { store, random, quantityOf, pickLine, known } = step;
    const line = pickLine();
    const { productId, variantId } = random.pick(known.filter((variant) => variant.variantId !== line?.variantId));
    const [had, quantity, wanted] = [quantityOf(variantId), random.int(1, 3), random.int(1, 6)];
    const wishes = new Map();
    const lineHad = line && quantityOf(line.variantId);
    if (line) store.updateQuantity(line.id, wanted);
    wishes.set(variantId, afterAddition(had, quantity, await store.addItems([{ productId, variantId, quantity }])));
    await store.settled();
    if (line) wishes.set(line.variantId, isTold(store.getSnapshot(), line.id) ? [lineHad, wanted] : [wanted]);
    return wishes;
  },

  async reload(step) {
    step.store = step.shop.openTab();
    await step.store.load();
    return new Map();
  },
};

/** Actions of others. The shop notices them after reading the cart. */
const surprises = {
  async otherTab({ store, shop, random, quantityOf, known }) {
    const { productId, variantId } = random.pick(known);
    const [had, quantity] = [quantityOf(variantId), random.int(1, 3)];
    const outcome = await shop.openTab().addItems([{ productId, variantId, quantity }]);
    await store.load();
    return new Map([[variantId, afterAddition(had, quantity, outcome)]]);
  },

  async otherShoppers({ shop, random, known }) {
    shop.leave(random.pick(known), random.int(0, 20));
    return new Map();
  },

  async forgottenCart(step) {
    step.shop.forgetCarts();
    const wishes = await actions[step.random.pick(['add', 'remove'])]({ ...step, quantityOf: () => 0 });
    await step.store.load();
    for (const { variantId } of step.known) wishes.set(variantId, wishes.get(variantId) ?? [0]);
    return wishes;
  },
};

/** The names of steps. More likely ones are repeated. */
const names = [
  ...['add', 'add', 'add', 'add', 'add', 'update', 'update', 'update', 'update', 'remove', 'undo', 'undo', 'updateAndAdd', 'updateAndAdd'],
  ...['remove', 'reload', 'otherTab', 'otherShoppers', 'forgottenCart'],
]; // prettier-ignore

/**
 * Takes `steps` steps. The same seed gives the same steps and failures, so that a shorter run repeats the beginning of a longer one.
 * Resolves to the counts and to the problems: { step, name, problem, calls }, with the calls of that step and their failures.
 * @param {{ flavour: string, seed: number, steps: number, failing?: number, onStep?: (step: number) => void }} options `failing` is the
 *   share of the platform's calls that fail.
 */
export async function soak({ flavour, seed, steps, failing = 0.2, onStep = () => {} }) {
  await speakFirst(flavour);
  const clock = installClock();
  try {
    const random = createRandom(seed);
    const shop = openShop({ flavour, random, failing });
    const known = await clock.until(shop.variants());
    shop.known = known;
    const problems = [];
    const counts = {};
    let doubtful = 0;
    let store = shop.openTab();

    for (let number = 1; number <= steps; number++) {
      const name = random.pick(names);
      counts[name] = (counts[name] ?? 0) + 1;
      const before = await clock.until(shop.cart());
      const had = quantitiesOf(before);
      const step = {
        shop,
        store,
        random,
        known,
        quantityOf: (variantId) => had.get(variantId) ?? 0,
        pickLine: () => {
          const lines = step.store.getSnapshot().rows.filter(({ isRemoved }) => !isRemoved);
          return lines.length > 0 ? random.pick(lines).item : undefined;
        },
      };
      shop.isFailing = name in actions;
      Object.assign(shop, { longest: 0, trace: [] });
      const found = [];
      const { trace: calls } = shop;
      const act = actions[name] ?? surprises[name];
      try {
        const wishes = await clock.until(act(step));
        store = step.store;
        shop.isFailing = false;
        const after = await clock.until(shop.cart());
        found.push(...problemsOf(shop, before, after, wishes, store.getSnapshot()));
      } catch (error) {
        found.push(error.stack ?? String(error));
      }
      shop.isFailing = false;
      if (shop.longest > timeout) found.push(`a call took ${shop.longest} ms`);
      if (isDoubtful(store.getSnapshot())) doubtful++;
      // Half of the time, the next step begins without a fresh read.
      if (found.length > 0 || random.isLucky(0.5)) {
        await clock.until(store.load());
        found.push(...wrongView(store.getSnapshot(), await clock.until(shop.cart())));
      }
      // Empties a full cart, as shoppers start new ones.
      if (store.getSnapshot().rows.length > 0 && random.isLucky(0.02)) store.close();
      problems.push(...found.map((problem) => ({ step: number, name, problem, calls })));
      onStep(number);
    }
    return { steps, calls: shop.calls, faults: shop.faults, doubtful, counts, problems };
  } finally {
    clock.uninstall();
  }
}
