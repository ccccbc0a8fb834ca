import { useCallback, useLayoutEffect, useState, type RefObject } from 'react';
import type { ColumnSize } from 'react-stately/useTableState';
import { useIsHydrated } from '../internal/useIsHydrated.js';
import type { TableColumn } from './rows.js';

interface Measured {
  /** The width of the place for the table, in px. */
  place: number;
  /** The widths of the columns by their keys, as their values need them, in px. */
  natural: ReadonlyMap<string, number>;
}

/** The least width of a column that was not narrower before, in px. */
const leastWidth = 72;

/**
 * The widths of a table's columns. The browser sets them by the values, until a shopper changes one. From then on each column has its width, and
 * columns that were not changed share what is left in their earlier proportions.
 */
export function useColumnWidths(grid: RefObject<HTMLTableElement | null>, columns: readonly TableColumn[]) {
  const [{ place, natural }, setMeasured] = useState<Measured>({ place: 0, natural: new Map() });
  const [changed, setChanged] = useState<ReadonlyMap<string | number, ColumnSize>>();
  const isResized = changed !== undefined;
  const isResizable = useIsHydrated() && columns.some(({ allowsResizing }) => allowsResizing);

  useLayoutEffect(() => {
    const table = grid.current;
    const frame = table?.parentElement;
    if (!isResizable || !table || !frame) return;
    const observer = new ResizeObserver(() =>
      setMeasured((before) => ({
        place: frame.clientWidth,
        natural: isResized ? before.natural : headWidths(table),
      })),
    );
    observer.observe(frame);
    observer.observe(table);
    return () => observer.disconnect();
  }, [grid, isResizable, isResized]);

  const sizeOf = useCallback(
    (key: string): ColumnSize | undefined =>
      changed?.get(key) ?? (natural.has(key) ? `${natural.get(key)!}fr` : undefined),
    [changed, natural],
  );
  const getDefaultMinWidth = useCallback(
    ({ key }: { key: string | number }) => Math.min(leastWidth, natural.get(String(key)) ?? leastWidth),
    [natural],
  );
  return { layout: { tableWidth: place, getDefaultMinWidth }, sizeOf, isResized, change: setChanged };
}

const headWidths = (table: HTMLTableElement) =>
  new Map(
    [...(table.tHead?.rows[0]?.cells ?? [])].map((head) => [
      head.dataset.key ?? '',
      head.getBoundingClientRect().width,
    ]),
  );
