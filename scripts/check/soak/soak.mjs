// Takes random steps of a shopper with a cart, while calls of the platform fail repeatedly. After each step the shop must show the
// platform's cart, or show that it is uncertain. The platform must have the quantities that the shopper was shown. fast-check finds the
// shortest steps that lead to a problem.
import fc from 'fast-check';
import { installClock } from './clock.mjs';
import { faults, openShop, speakFirst, timeout } from './shop.mjs';

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

const pick = (list, index) => list[index % list.length];

/** Returns the line of the cart that a step changes, with its quantity there. Undefined for an empty cart. */
function lineOf({ store, had }, { line }) {
  const lines = store.getSnapshot().rows.filter(({ isRemoved }) => !isRemoved);
  if (lines.length === 0) return undefined;
  const { item } = pick(lines, line);
  return { ...item, had: had.get(item.variantId) ?? 0 };
}

async function addTo(store, { had }, { productId, variantId }, quantity) {
  const outcome = await store.addItems([{ productId, variantId, quantity }]);
  return new Map([[variantId, afterAddition(had.get(variantId) ?? 0, quantity, outcome)]]);
}

// A shopper's actions: `shopper` has the shop and the tab's store, `draw` the random choices. Each resolves to the possible quantities of the
// variants that it changed.
const actions = {
  add: (shopper, { variant, quantity }) => addTo(shopper.store, shopper, pick(shopper.known, variant), quantity),

  async update(shopper, draw) {
    const { store } = shopper;
    const line = lineOf(shopper, draw);
    if (!line) return new Map();
    // A burst of clicks. Some are far enough apart to be sent separately.
    for (const { quantity, isSettled } of draw.clicks) {
      // If the line is gone, the shop has already shown its message.
      if (!store.getSnapshot().rows.some(({ item }) => item.id === line.id)) break;
      store.updateQuantity(line.id, quantity);
      if (isSettled) await store.settled();
    }
    await store.settled();
    const wanted = draw.clicks.map(({ quantity }) => quantity);
    const possible = isTold(store.getSnapshot(), line.id) ? [line.had, ...wanted] : [wanted.at(-1)];
    return new Map([[line.variantId, possible]]);
  },

  async remove(shopper, draw) {
    const { store } = shopper;
    const line = lineOf(shopper, draw);
    if (!line) return new Map();
    store.remove(line.id);
    await store.settled();
    return new Map([[line.variantId, isTold(store.getSnapshot(), line.id) ? [0, line.had] : [0]]]);
  },

  async undo(shopper, draw) {
    const { store } = shopper;
    const line = lineOf(shopper, draw);
    if (!line) return new Map();
    store.remove(line.id);
    if (draw.clicks[0].isSettled) await store.settled();
    await store.undo(line.id);
    await store.settled();
    // The line returns with the shown quantity.
    const possible = isTold(store.getSnapshot(), line.id) ? [0, line.had, line.quantity] : [line.had, line.quantity];
    return new Map([[line.variantId, possible]]);
  },

  async updateAndAdd(shopper, draw) {
    const { store, known } = shopper;
    const line = lineOf(shopper, draw);
    const [{ quantity: wanted }] = draw.clicks;
    const others = known.filter(({ variantId }) => variantId !== line?.variantId);
    if (line) store.updateQuantity(line.id, wanted);
    const wishes = await addTo(store, shopper, pick(others, draw.variant), draw.quantity);
    await store.settled();
    if (line) wishes.set(line.variantId, isTold(store.getSnapshot(), line.id) ? [line.had, wanted] : [wanted]);
    return wishes;
  },

  async reload(shopper) {
    shopper.store = shopper.shop.openTab();
    await shopper.store.load();
    return new Map();
  },
};

/** Actions of others. The shop notices them after reading the cart. */
const surprises = {
  async otherTab(shopper, { variant, quantity }) {
    const wishes = await addTo(shopper.shop.openTab(), shopper, pick(shopper.known, variant), quantity);
    await shopper.store.load();
    return wishes;
  },

  async otherShoppers({ shop, known }, { variant, pieces }) {
    shop.leave(pick(known, variant), pieces);
    return new Map();
  },

  async forgottenCart(shopper, draw) {
    shopper.shop.forgetCarts();
    const action = draw.isFresh ? actions.add : actions.remove;
    const wishes = await action({ ...shopper, had: new Map() }, draw);
    await shopper.store.load();
    for (const { variantId } of shopper.known) wishes.set(variantId, wishes.get(variantId) ?? [0]);
    return wishes;
  },
};

/** The random choices of a step. Failures of the platform come in streaks, since the shop tries again. */
const draws = fc.record({
  variant: fc.nat(),
  line: fc.nat(),
  quantity: fc.integer({ min: 1, max: 4 }),
  clicks: fc.array(fc.record({ quantity: fc.integer({ min: 1, max: 6 }), isSettled: fc.boolean() }), {
    minLength: 1,
    maxLength: 4,
  }),
  pieces: fc.nat(20),
  isFresh: fc.boolean(),
  isClosed: fc.integer({ min: 0, max: 50 }).map((number) => number === 50),
  faults: fc
    .array(fc.record({ after: fc.nat(5), times: fc.integer({ min: 1, max: 4 }), fault: fc.constantFrom(...faults) }), {
      minLength: 1,
      maxLength: 2,
    })
    .map((streaks) =>
      streaks.flatMap(({ after, times, fault }) => [...Array(after).fill(undefined), ...Array(times).fill(fault)]),
    ),
});

/** A step of the shopper. Throws the problems at its end. */
class Step {
  constructor(name, draw) {
    this.name = name;
    this.draw = draw;
  }

  check = () => true;

  async run(counts, shopper) {
    const { name, draw } = this;
    const { shop, clock } = shopper;
    counts.steps++;
    const before = await clock.until(shop.cart());
    shopper.had = quantitiesOf(before);
    Object.assign(shop, { longest: 0, trace: [], faults: name in actions ? [...draw.faults] : [] });
    const { trace } = shop;
    const wishes = await clock.until((actions[name] ?? surprises[name])(shopper, draw));
    shop.faults = [];
    const { store } = shopper;
    const after = await clock.until(shop.cart());
    const found = [...wrongQuantities(shop, before, after, wishes), ...wrongView(store.getSnapshot(), after)];
    if (shop.longest > timeout) found.push(`a call took ${shop.longest} ms`);
    if (isDoubtful(store.getSnapshot())) counts.doubtful++;
    // Half of the time, the next step begins without a fresh read.
    if (draw.isFresh) {
      await clock.until(store.load());
      found.push(...wrongView(store.getSnapshot(), await clock.until(shop.cart())));
    }
    // Empties a full cart, as shoppers start new ones.
    if (draw.isClosed && store.getSnapshot().rows.length > 0) store.close();
    if (found.length > 0) throw new Error([...found, ...trace].join('\n    '));
  }

  toString = () => `${this.name} ${JSON.stringify(this.draw)}`;
}

/** How often each step comes. */
const weights = {
  add: 5, update: 4, remove: 2, undo: 2, updateAndAdd: 2, reload: 1, otherTab: 1, otherShoppers: 1, forgottenCart: 1,
}; // prettier-ignore

const step = fc.oneof(
  ...Object.entries(weights).map(([name, weight]) => ({
    weight,
    arbitrary: draws.map((draw) => new Step(name, draw)),
  })),
);

/**
 * Lets shoppers, one after another, take up to `steps` steps each. Resolves to the counts. Rejects with the shortest steps to a problem, and
 * with the seed and the paths that repeat them.
 * @param {{ flavour: string, seed: number, shoppers: number, steps?: number, path?: string, replayPath?: string }} options
 */
export async function soak({ flavour, seed, shoppers, steps = 300, path, replayPath }) {
  await speakFirst(flavour);
  const counts = { steps: 0, calls: 0, faults: 0, doubtful: 0 };
  const property = fc.asyncProperty(
    fc.commands([step], { maxCommands: steps, size: 'max', replayPath }),
    async (commands) => {
      const clock = installClock();
      const shop = openShop(flavour);
      try {
        const known = await clock.until(shop.variants());
        shop.known = known;
        await fc.asyncModelRun(
          () => ({ model: counts, real: { shop, clock, known, store: shop.openTab() } }),
          commands,
        );
      } finally {
        clock.uninstall();
        counts.calls += shop.calls;
        counts.faults += shop.failed;
      }
    },
  );
  await fc.assert(property, { seed, numRuns: shoppers, ...(path && { path }) });
  return counts;
}
