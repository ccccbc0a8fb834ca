import { useRef } from 'react';
import { useTableColumnResize, type AriaTableColumnResizeProps, type GridRowProps } from 'react-aria/useTable';
import type { TableColumnResizeState } from 'react-stately/useTableState';
import { defined } from '../internal/defined.js';
import { useMessages } from '../MessagesProvider/MessagesProvider.js';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.js';
import type { TableRow } from './rows.js';
import { Handle } from './Table.styles.js';

export interface ColumnResizerProps {
  node: GridRowProps<TableRow>['node'];
  resize: TableColumnResizeState<TableRow>;
  /** Called with the new widths of all columns. */
  onResize: NonNullable<AriaTableColumnResizeProps<TableRow>['onResize']>;
  onResizeEnd: () => void;
}

/** The handle at the end of a head: dragged, or after Enter moved with the arrow keys, it changes the width of the column. */
export function ColumnResizer({ node, resize, onResize, onResizeEnd }: ColumnResizerProps) {
  const input = useRef<HTMLInputElement>(null);
  const { columnWidth } = useMessages();
  const { resizerProps, inputProps, isResizing } = useTableColumnResize(
    { column: node, 'aria-label': columnWidth, onResizeStart: onResize, onResize, onResizeEnd },
    resize,
    input,
  );
  return (
    <Handle {...defined({ ...resizerProps })} {...(isResizing && { 'data-resizing': '' })}>
      <VisuallyHidden>
        <input ref={input} {...inputProps} />
      </VisuallyHidden>
    </Handle>
  );
}
