/** Changes to the lines of a cart. The functions are pure, so that only a valid cart replaces another. */
import type { Catalog, Variant } from '../catalog/catalog.js';
import {
  quantityRuleOf,
  quantityViolation,
  sellableQuantity,
  type QuantityRule,
  type QuantityViolation,
} from '../catalog/quantity.js';
import type { Attribute, CartLine } from '../records.js';

/** The maximum quantity of a line. No shopper orders more, and sums are exact up to it. */
export const largestQuantity = 1_000_000;
/** The maximum number of lines in a cart. */
export const maxLines = 500;

export interface LineToAdd {
  /** Undefined if the client named something that the shop does not sell. */
  variant: Variant | undefined;
  quantity: number;
  attributes: readonly Attribute[];
}

export interface LineToUpdate {
  id: string;
  /** 0 removes the line; undefined leaves the quantity unchanged. */
  quantity?: number;
  /** Another variant for the same line; null if the client named something that the shop does not sell. */
  variant?: Variant | null;
  attributes?: readonly Attribute[];
}

/** The rules for the lines of a cart that differ between platforms. */
export interface CartPolicy {
  /**
   * The reaction to a change that exceeds the stock. `lower` lowers all lines to the stock, with notices. `refuse` refuses the change, with
   * a problem. `allow` accepts it until the checkout.
   */
  shortage: 'lower' | 'refuse' | 'allow';
  /** Whether variants can be sold without stock. Default: true. */
  hasBackOrders?: boolean;
  /** Returns the rule for the quantity of a variant in one order. Default: the variant's own rule. */
  ruleOf?: RuleOf;
}

export type RuleOf = (variant: Variant) => QuantityRule;

/** Returns the pieces in stock; undefined if stock is not counted and there is no limit. */
export type PiecesOf = (variant: Variant) => number | undefined;

type CartProblemReason =
  | QuantityViolation
  | 'unknown-variant'
  | 'unknown-line'
  | 'not-positive'
  | 'too-large'
  | 'too-many-lines'
  /** This reason and the next occur only if the policy's `shortage` is `refuse`. */
  | 'out-of-stock'
  | 'not-enough-stock';

/** The reason why a change was refused. No part of a refused change is done. */
export interface CartProblem {
  reason: CartProblemReason;
  /** The index of the given line at fault. */
  index: number;
  variant?: Variant;
  /** The pieces in stock, if they are too few. */
  pieces?: number;
}

/** A line that the shop lowered, because the stock is too small. */
export interface CartNotice {
  reason: 'out-of-stock' | 'not-enough-stock';
  line: CartLine;
  variant: Variant;
}

export type LineChange = { lines: readonly CartLine[] } | { problems: CartProblem[] };

const merges = (a: CartLine, sku: string, attributes: readonly Attribute[]): boolean =>
  a.sku === sku && attributesKey(a.attributes) === attributesKey(attributes);

/** The order of attributes does not matter. */
const attributesKey = (attributes: readonly Attribute[]): string =>
  JSON.stringify(attributes.map(({ key, value }) => [key, value]).sort());

/**
 * Adds pieces. If there is a line of the same variant with the same attributes, adds them to its quantity.
 * @param piecesOf the stock that quantities may not exceed; without it, quantities are not checked against the stock here
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
    if (next.length > maxLines) problems.push({ reason: 'too-many-lines', index, variant });
  });
  return problems.length > 0 ? { problems } : { lines: next };
}

export function updateLines(
  lines: readonly CartLine[],
  updates: readonly LineToUpdate[],
  { variant: find }: Catalog,
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
    // A line that waits for stock at 0 can keep waiting.
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

/** Refuses `quantity` if it exceeds the stock together with the variant's pieces in the given lines, which may have any attributes. */
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
 * Lowers every line to the stock, with a notice. A line without any stock stays at 0 until the shopper removes it. Lines of variants that
 * are no longer sold are dropped.
 */
export function settleLines(
  lines: readonly CartLine[],
  { variant: find }: Catalog,
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
    // A quantity that is in stock stays unchanged. The platform has already checked it against its own rules.
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
