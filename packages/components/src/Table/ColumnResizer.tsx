import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTableColumnResize, type AriaTableColumnResizeProps, type GridRowProps } from 'react-aria/useTable';
import type { TableColumnResizeState } from 'react-stately/useTableState';
import { announce } from '../internal/announce.js';
import { defined } from '../internal/defined.js';
import { useMessages } from '../MessagesProvider/MessagesProvider.js';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.js';
import type { TableRow } from './rows.js';
import { Handle } from './Table.styles.js';

export interface ColumnResizerProps {
  node: GridRowProps<TableRow>['node'];
  /** The name of the column. */
  label: string;
  resize: TableColumnResizeState<TableRow>;
  /** Called with the new widths of all columns. */
  onResize: NonNullable<AriaTableColumnResizeProps<TableRow>['onResize']>;
  onResizeEnd: () => void;
}

/** The handle at the end of a head: dragged, or after Enter moved with the arrow keys, it changes the width of the column. */
export function ColumnResizer({ node, label, resize, onResize, onResizeEnd }: ColumnResizerProps) {
  const input = useRef<HTMLInputElement>(null);
  const { columnWidth } = useMessages();
  // The hook would name it by itself and by the head around it: Orca then says "Width of column" twice in Chromium.
  const name = `${columnWidth} ${label}`;
  const end = () => {
    announce(`${name}: ${input.current?.getAttribute('aria-valuetext')}`);
    onResizeEnd();
  };
  // The hook's effect begins a change that it finds begun. After a flick, which has ended by then, it would begin it again: it runs at once.
  const startResize: typeof resize.startResize = (key) =>
    resize.resizingColumn === key ? resize.startResize(key) : flushSync(() => resize.startResize(key));
  // With each new node, the effect would run again. After a quick release, it would begin another change, with a width before the last move.
  const [column] = useState(node);
  const { resizerProps, inputProps, isResizing } = useTableColumnResize(
    { column, 'aria-label': name, onResizeStart: onResize, onResize, onResizeEnd: end },
    { ...resize, startResize },
    input,
  );
  return (
    <Handle {...defined({ ...resizerProps })} {...(isResizing && { 'data-resizing': '' })}>
      <VisuallyHidden>
        <input {...defined({ ...inputProps, 'aria-labelledby': undefined })} ref={input} />
      </VisuallyHidden>
    </Handle>
  );
}
