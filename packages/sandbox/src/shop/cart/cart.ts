/** What can be done to the lines of a cart: pure functions, so that a cart is only ever replaced by a right one. */
import type { Catalogue, Variant } from '../catalogue/catalogue.js';
import {
  quantityRuleOf,
  quantityViolation,
  sellableQuantity,
  type QuantityRule,
  type QuantityViolation,
} from './quantity.js';
import type { Attribute, CartLine } from '../records.js';

/** One piece more is no shopper's wish, and sums stay exact below it. */
export const largestQuantity = 1_000_000;
/** How many lines a cart may hold. */
export const mostLines = 500;

export interface LineToAdd {
  /** Undefined where the client named something that the shop does not sell. */
  variant: Variant | undefined;
  quantity: number;
  attributes: readonly Attribute[];
}

export interface LineToUpdate {
  id: string;
  /** 0 removes the line; undefined leaves the quantity as it is. */
  quantity?: number;
  /** Another variant for the same line; null where the client named something that the shop does not sell. */
  variant?: Variant | null;
  attributes?: readonly Attribute[];
}

/** What platforms do differently with the lines of a cart. */
export interface CartPolicy {
  /**
   * Where more is asked for than is in stock: lower all lines to that, with notices; refuse what the change asks for, with
   * a problem; or let it be, until the checkout.
   */
  shortage: 'lower' | 'refuse' | 'allow';
  /** How many pieces one order may hold; the variant's own rule by default. */
  ruleOf?: RuleOf;
}

export type RuleOf = (variant: Variant) => QuantityRule;

/** Where stock is not counted there is no end to it. */
export type PiecesOf = (variant: Variant) => number | undefined;

type CartProblemReason =
  | QuantityViolation
  | 'unknown-variant'
  | 'unknown-line'
  | 'not-positive'
  | 'too-large'
  | 'too-many-lines'
  /** Only where the policy refuses. */
  | 'out-of-stock'
  | 'not-enough-stock';

/** Why a change was refused. Nothing of the change is done then. */
export interface CartProblem {
  reason: CartProblemReason;
  /** Which of the given lines is at fault. */
  index: number;
  variant?: Variant;
  /** How many pieces there are, where those are too few. */
  pieces?: number;
}

/** What the shop did otherwise than asked, because the stock does not hold more. */
export interface CartNotice {
  reason: 'out-of-stock' | 'not-enough-stock';
  line: CartLine;
  variant: Variant;
}

export type LineChange = { lines: readonly CartLine[] } | { problems: CartProblem[] };

const merges = (a: CartLine, sku: string, attributes: readonly Attribute[]): boolean =>
  a.sku === sku && attributesKey(a.attributes) === attributesKey(attributes);

/** Attributes mean the same in any order. */
const attributesKey = (attributes: readonly Attribute[]): string =>
  JSON.stringify(attributes.map(({ key, value }) => [key, value]).sort());

/**
 * Adds pieces; a line of the same variant with the same attributes takes them.
 * @param piecesOf the stock that may not be exceeded; without it a quantity is not held against the stock here
 */
export function addLines(
  lines: readonly CartLine[],
  additions: readonly LineToAdd[],
  newId: () => string,
  piecesOf?: PiecesOf,
  ruleOf: RuleOf = quantityRuleOf,
): LineChange {
  const problems: CartProblem[] = [];
  const next = [...lines];
  additions.forEach(({ variant, quantity, attributes }, index) => {
    if (!variant) return void problems.push({ reason: 'unknown-variant', index });
    if (quantity < 1) return void problems.push({ reason: 'not-positive', index, variant });
    const { sku } = variant.data;
    const at = next.findIndex((line) => merges(line, sku, attributes));
    const before = next[at];
    const total = quantity + (before?.quantity ?? 0);
    const problem = refusal(ruleOf(variant), total) ?? shortage(variant, quantity, next, piecesOf);
    if (problem) return void problems.push({ ...problem, index, variant });
    if (before) next[at] = { ...before, quantity: total };
    else next.push({ id: newId(), sku, quantity, attributes });
    if (next.length > mostLines) problems.push({ reason: 'too-many-lines', index, variant });
  });
  return problems.length > 0 ? { problems } : { lines: next };
}

export function updateLines(
  lines: readonly CartLine[],
  updates: readonly LineToUpdate[],
  { variant: find }: Catalogue,
  piecesOf?: PiecesOf,
  ruleOf: RuleOf = quantityRuleOf,
): LineChange {
  const problems: CartProblem[] = [];
  let next = [...lines];
  updates.forEach((update, index) => {
    const before = next.find(({ id }) => id === update.id);
    if (!before) return void problems.push({ reason: 'unknown-line', index });
    if (update.quantity === 0) return void (next = next.filter((line) => line !== before));
    const variant = update.variant === undefined ? find(before.sku) : update.variant;
    if (!variant) return void problems.push({ reason: 'unknown-variant', index });
    const quantity = update.quantity ?? before.quantity;
    if (quantity < 0) return void problems.push({ reason: 'not-positive', index, variant });
    const attributes = update.attributes ?? before.attributes;
    const { sku } = variant.data;
    const twin = next.find((line) => line !== before && merges(line, sku, attributes));
    const total = quantity + (twin?.quantity ?? 0);
    // A line that waits at 0 for its stock may keep waiting.
    const others = next.filter((line) => line !== before);
    const problem =
      total === 0 ? undefined : (refusal(ruleOf(variant), total) ?? shortage(variant, quantity, others, piecesOf));
    if (problem) return void problems.push({ ...problem, index, variant });
    next = next
      .filter((line) => line !== twin)
      .map((line) => (line === before ? { ...before, sku, attributes, quantity: total } : line));
  });
  return problems.length > 0 ? { problems } : { lines: next };
}

export function removeLines(lines: readonly CartLine[], ids: readonly string[]): LineChange {
  const problems = ids.flatMap((id, index): CartProblem[] =>
    lines.some((line) => line.id === id) ? [] : [{ reason: 'unknown-line', index }],
  );
  return problems.length > 0 ? { problems } : { lines: lines.filter(({ id }) => !ids.includes(id)) };
}

type Refusal = Pick<CartProblem, 'reason' | 'pieces'>;

function refusal(rule: QuantityRule, quantity: number): Refusal | undefined {
  const reason = quantity > largestQuantity ? 'too-large' : quantityViolation(rule, quantity);
  return reason && { reason };
}

/** Too few pieces for `quantity` beside what the given lines hold of the variant, whatever their attributes. */
function shortage(
  variant: Variant,
  quantity: number,
  lines: readonly CartLine[],
  piecesOf: PiecesOf | undefined,
): Refusal | undefined {
  const pieces = piecesOf?.(variant);
  if (pieces === undefined) return undefined;
  const held = lines.reduce((sum, line) => sum + (line.sku === variant.data.sku ? line.quantity : 0), 0);
  if (held + quantity <= pieces) return undefined;
  return { reason: pieces === 0 ? 'out-of-stock' : 'not-enough-stock', pieces };
}

/**
 * Lowers every line to what is in stock and says so. A line of which nothing is left stays, at 0, until the shopper
 * removes it. Lines of variants that are sold no longer are dropped.
 */
export function settleLines(
  lines: readonly CartLine[],
  { variant: find }: Catalogue,
  piecesOf: PiecesOf,
): { lines: CartLine[]; notices: CartNotice[] } {
  const notices: CartNotice[] = [];
  // Two lines may hold the same variant with different attributes.
  const taken = new Map<string, number>();
  const settled = lines.flatMap((line) => {
    const variant = find(line.sku);
    if (!variant) return [];
    const before = taken.get(line.sku) ?? 0;
    const left = Math.max(0, (piecesOf(variant) ?? Infinity) - before);
    // What is there whole stays as it is: its own platform has held it against its rules.
    const quantity =
      line.quantity <= left ? line.quantity : sellableQuantity(quantityRuleOf(variant), line.quantity, left);
    taken.set(line.sku, before + quantity);
    const next = quantity === line.quantity ? line : { ...line, quantity };
    if (quantity === 0) notices.push({ reason: 'out-of-stock', line: next, variant });
    else if (quantity < line.quantity) notices.push({ reason: 'not-enough-stock', line: next, variant });
    return [next];
  });
  return { lines: settled, notices };
}
