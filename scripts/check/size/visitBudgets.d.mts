/** A figure of each kind, by route. */
type Routes = Record<string, { atLoad: number }>;

export function limitOf(kind: string, was: number): number;
export function readBudgets(): Record<string, Routes>;
