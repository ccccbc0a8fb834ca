/** A line of a cart, as any platform has it. */
interface Pieces {
  /** The item's id. */
  id: string;
  quantity: number;
}

/** Whether two carts have the same pieces of each item, on whichever lines. */
export function areSamePieces(some: readonly Pieces[], others: readonly Pieces[]): boolean {
  const balance = new Map<string, number>();
  const add = (id: string, pieces: number) => balance.set(id, (balance.get(id) ?? 0) + pieces);
  for (const { id, quantity } of some) add(id, quantity);
  for (const { id, quantity } of others) add(id, -quantity);
  return [...balance.values()].every((pieces) => pieces === 0);
}
